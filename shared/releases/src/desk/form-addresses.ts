import type { App } from '../http/app.ts';
import { refused } from '../registry-error.ts';

/** Addresses of forms without a page of their own: a refused form leaves one in the address bar. */
const FORM_ADDRESSES = [
  '/desk/:environment/:remote/moves',
  '/desk/:environment/:remote/plan',
  '/desk/freezes/:environment',
  '/desk/versions/:name/:number/previews',
];

/** Opens the page of a form whose address is opened, such as by a reload, and a page for unknown addresses. */
export async function formAddresses(app: App): Promise<void> {
  for (const address of FORM_ADDRESSES)
    app.get(address, async (request, reply) => {
      const [path = ''] = request.url.split('?');
      return reply.redirect(path.slice(0, path.lastIndexOf('/')), 303);
    });
  app.get('/desk/*', async (request) => {
    request.requireRight({ to: 'read' });
    throw refused('unknown-address', 'There is no such page at the desk.');
  });
}

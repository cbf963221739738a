import type { App } from '../http/app.ts';
import { createPreview } from '../previews/create-preview.ts';
import { requirePreview } from '../previews/routes.ts';
import { RegistryError } from '../registry-error.ts';
import { VersionParameters } from '../versions/schemas.ts';
import type { DeskContext } from './context.ts';
import { Form } from './forms.ts';
import { versionView, versionsView } from './version-view.ts';

/** Routes of versions and their previews. */
export async function versionRoutes(app: App, context: DeskContext): Promise<void> {
  const { database, send } = context;
  const path = '/desk/versions/:name/:number';

  app.get('/desk/versions', async (request, reply) => {
    request.requireRight({ to: 'read' });
    return send(request, reply, await versionsView(database));
  });

  app.get(path, { schema: { params: VersionParameters } }, async (request, reply) => {
    request.requireRight({ to: 'read' });
    const { name: remote, number } = request.params;
    return send(request, reply, await versionView(database, request, { remote, number }));
  });

  app.post(
    `${path}/previews`,
    { schema: { params: VersionParameters, body: Form } },
    async (request, reply) => {
      const { name: remote, number } = request.params;
      const { environment = '' } = request.body;
      const view = await versionView(database, request, { remote, number });
      try {
        const { name: actor } = requirePreview(request, environment, remote);
        const order = { environment, request: { remote, version: number }, actor };
        const preview = await createPreview(context, order);
        return send(request, reply, { ...view, preview: { ...preview, environment } });
      } catch (error) {
        if (!(error instanceof RegistryError)) throw error;
        const { status, rule, message, remedy } = error;
        return send(request, reply.code(status), { ...view, refusal: { rule, message, remedy } });
      }
    },
  );
}

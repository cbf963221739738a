import type { App } from '../../http/app.ts';

/** Leaves archives unparsed, so that the plugin's routes can stream them to a file once the sender is authorised. */
export function acceptArchives(app: App): void {
  app.addContentTypeParser('application/gzip', (_request, payload, done) => done(null, payload));
}

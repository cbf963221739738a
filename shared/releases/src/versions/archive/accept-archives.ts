import type { App } from '../../http/app.ts';

/** Lets the routes of a plugin read archives from the request themselves: to a file, once its sender is authorised. */
export function acceptArchives(app: App): void {
  app.addContentTypeParser('application/gzip', (_request, payload, done) => done(null, payload));
}

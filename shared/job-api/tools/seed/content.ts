import type { Content } from '../../src/server/jobs.ts';
import type { Settings } from '../../src/server/settings.ts';
import { seedIfEmpty } from './load.ts';
import { publishMornings } from './publish-daily.ts';

/** Returns the generated offers of this server: a seed for an empty database, then those of each morning. */
export function generatedContent(
  { seedOffers, newOffersPerDay }: Pick<Settings, 'seedOffers' | 'newOffersPerDay'>,
  log: (line: string) => void,
): Content {
  return {
    async fillIfEmpty(connection) {
      await seedIfEmpty(connection, { offers: seedOffers, log });
    },
    // 0 publishes nothing, for offers from another source.
    publish: async ({ database }, now) =>
      newOffersPerDay === 0 ? 0 : publishMornings(database, newOffersPerDay, now),
  };
}

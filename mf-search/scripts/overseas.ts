import { createRequire } from 'node:module';
import type { Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

const atlas = createRequire(import.meta.url)('world-atlas/countries-10m.json') as Topology<{
  countries: GeometryCollection;
}>;
/** ISO 3166 number of France: the atlas draws its overseas departments as parts of it. */
const FRANCE = '250';

/** Bounds of each territory in degrees: west, east, south, north. */
const PLACES: readonly (readonly [
  number: string,
  west: number,
  east: number,
  south: number,
  north: number,
])[] = [
  ['971', -61.9, -60.9, 15.8, 16.6],
  ['972', -61.3, -60.7, 14.3, 15],
  ['973', -54.7, -51.5, 2, 6],
  ['974', 55, 56, -21.5, -20.8],
  ['976', 44.9, 45.4, -13.1, -12.5],
];

/** Returns the outlines of the overseas departments by their number, north at the top. */
export function overseas(): Map<string, Position[][]> {
  const countries = feature(atlas, atlas.objects.countries).features;
  const france = countries.find(({ id }) => id === FRANCE)?.geometry;
  if (france?.type !== 'MultiPolygon') throw new Error('The atlas has no France of several parts');
  const rings = france.coordinates.flatMap(([outer = []]) => [outer]);
  return new Map(
    PLACES.map(([number, west, east, south, north]) => [
      number,
      rings
        .filter((ring) => ring.every(([x = 0, y = 0]) => x > west && x < east && y > south && y < north))
        .map((ring) => ring.map(([x = 0, y = 0]) => [flattened(x, south), -y])),
    ]),
  );
}

/** Degrees of longitude are as long as those of latitude at the equator only. */
const flattened = (longitude: number, latitude: number): number =>
  longitude * Math.cos((latitude * Math.PI) / 180);

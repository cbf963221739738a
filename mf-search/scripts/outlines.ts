import type { Position } from 'geojson';

/** Returns the rings of an SVG path of relative lines (`m x,y dx,dy … z`), each closed. */
export function ringsOf(path: string): Position[][] {
  let [x, y] = [0, 0];
  return path
    .split('z')
    .filter((part) => part.trim())
    .map((part) => {
      const steps = part.replace('m', '').trim().split(/\s+/);
      const ring = steps.map((step): Position => {
        const [dx = 0, dy = 0] = step.split(',').map(Number);
        return [(x += dx), (y += dy)];
      });
      [x = 0, y = 0] = ring[0] ?? [];
      return [...ring, [x, y]];
    });
}

/** Returns the rings as an SVG path, to a tenth of the map's unit. */
export function pathOf(rings: readonly Position[][]): string {
  return rings
    .map((ring) => {
      const points = ring.slice(0, -1).map((point) => point.map((value) => Math.round(value * 10)));
      let [fromX = 0, fromY = 0] = points[0] ?? [];
      const lines = points.slice(1).map(([x = 0, y = 0]) => {
        const step = [x - fromX, y - fromY];
        [fromX, fromY] = [x, y];
        return joined(step);
      });
      return `M${joined(points[0] ?? [])}l${joined(lines)}z`.replaceAll(/[ ](?=-)/g, '');
    })
    .join('');
}

const joined = (values: readonly (number | string)[]): string =>
  values.map((value) => (typeof value === 'number' ? shortest(value / 10) : value)).join(' ');

const shortest = (value: number): string => String(value).replace(/^(-?)0\./, '$1.');

/** Returns twice the signed area of a ring; the sign depends on its direction. */
const turn = (ring: readonly Position[]): number =>
  sum(pairs(ring).map(([[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]]) => x1 * y2 - x2 * y1));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const pairs = (ring: readonly Position[]) =>
  ring.slice(1).map((to, index) => [ring[index] ?? to, to] as const);

/** Returns the centroid of the largest ring. */
export function centreOf(rings: readonly Position[][]): { x: number; y: number } {
  const largest = [...rings].sort((left, right) => Math.abs(turn(right)) - Math.abs(turn(left)))[0] ?? [];
  const corners = pairs(largest).map(([[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]]) => {
    const weight = (x1 * y2 - x2 * y1) / (3 * turn(largest));
    return { x: (x1 + x2) * weight, y: (y1 + y2) * weight };
  });
  return { x: Math.round(sum(corners.map(({ x }) => x))), y: Math.round(sum(corners.map(({ y }) => y))) };
}

export interface Inset {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns a projection that centres these points, and others near them, in an inset. */
export function fittingInto(points: readonly Position[], inset: Inset, margin: number) {
  const [left, right] = span(points, 0);
  const [top, bottom] = span(points, 1);
  const [width, height] = [right - left, bottom - top];
  const scale = Math.min((inset.width - 2 * margin) / width, (inset.height - 2 * margin) / height);
  return ([x = 0, y = 0]: Position): Position => [
    inset.x + (inset.width - width * scale) / 2 + (x - left) * scale,
    inset.y + (inset.height - height * scale) / 2 + (y - top) * scale,
  ];
}

function span(points: readonly Position[], axis: 0 | 1): [least: number, most: number] {
  const values = points.map((point) => point[axis] ?? 0);
  return [Math.min(...values), Math.max(...values)];
}

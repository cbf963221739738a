import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';

const TABLE = resolve(import.meta.dirname, '..', '..', '..', 'data', 'places.csv.gz');

export interface Place {
  insee: string;
  name: string;
  department: string;
  region: string;
  postcodes: string[];
  population: number;
  latitude: number | null;
  longitude: number | null;
  approximate: boolean;
}

/** Returns all French communes, those with the most inhabitants first. */
export function readPlaces(): Place[] {
  return gunzipSync(readFileSync(TABLE))
    .toString('utf8')
    .trimEnd()
    .split('\n')
    .map((row) => {
      const [
        insee = '',
        name = '',
        department = '',
        region = '',
        postcodes = '',
        population,
        latitude,
        longitude,
        source,
      ] = row.split(';');
      return {
        insee,
        name,
        department,
        region,
        postcodes: postcodes.split(' '),
        population: Number(population),
        latitude: latitude ? Number(latitude) : null,
        longitude: longitude ? Number(longitude) : null,
        approximate: source === 'approximate',
      };
    })
    .sort((left, right) => right.population - left.population || (left.insee < right.insee ? -1 : 1));
}

/** Returns the departments and regions of France, collectivities without communes of their own left out. */
export function readAreas(): { departments: Area[]; regions: Area[] } {
  const { departments, regions } = JSON.parse(
    readFileSync(resolve(import.meta.dirname, '..', '..', '..', 'data', 'areas.json'), 'utf8'),
  ) as { departments: Area[]; regions: Area[] };
  return { departments, regions };
}

export interface Area {
  code: string;
  name: string;
  /** Region of a department. */
  region?: string;
}

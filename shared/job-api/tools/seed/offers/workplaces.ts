import type { Place } from '../places/read.ts';
import { Random } from './random.ts';

export interface Workplace {
  shopCode: string;
  entityCode: string;
  /** Brand or company in the name of the place, such as "Super U". */
  brand: string;
  place: Place;
  staff: number;
}

/**
 * Stores of each brand (specification.md#1-what-the-product-does-and-for-whom), the size of town it fits, how much
 * larger towns attract it (power of their inhabitants), and its usual staff.
 */
const BRANDS = [
  {
    entityCode: 'hyper-u',
    brand: 'Hyper U',
    pull: 0.5,
    count: 66,
    smallest: 15_000,
    largest: 400_000,
    staff: [140, 320],
  },
  {
    entityCode: 'super-u',
    brand: 'Super U',
    pull: 0.5,
    count: 764,
    smallest: 3_000,
    largest: 60_000,
    staff: [45, 120],
  },
  {
    entityCode: 'u-express',
    brand: 'U Express',
    pull: 0.8,
    count: 427,
    smallest: 1_500,
    largest: 2_500_000,
    staff: [12, 40],
  },
  {
    entityCode: 'utile',
    brand: 'Utile',
    pull: 0.5,
    count: 466,
    smallest: 600,
    largest: 6_000,
    staff: [4, 12],
  },
] as const;

/** Relative density of stores, higher in the west, where the cooperative was founded. */
const DENSITY: Readonly<Record<string, number>> = {
  '52': 6,
  '53': 5,
  '28': 4,
  '75': 3,
  '24': 2.5,
  '76': 2,
  '84': 2,
  '44': 1.6,
  '27': 1.5,
  '11': 1.2,
  '94': 1,
};

/** A large town has several stores of a brand. */
const INHABITANTS_FOR_ANOTHER_STORE = 100_000;

const WAREHOUSE_TOWNS = [
  'Carquefou',
  'Trélazé',
  'Ploufragan',
  'Le Haillan',
  'Clermont-l’Hérault',
  'Saint-Vulbas',
  'Mulhouse',
  'Évreux',
  'Rungis',
  'Savigny-sur-Clairis',
  'Les Herbiers',
  'Allonnes',
  'Cugnaux',
  'Mondeville',
];
const HEAD_OFFICES = ['Carquefou', 'Rungis', 'Montpellier', 'Toulouse'];

/** Returns every store, warehouse and office of the group; deterministic. */
export function workplaces(places: readonly Place[]): {
  stores: Workplace[];
  warehouses: Workplace[];
  offices: Workplace[];
} {
  const random = new Random(1_793);
  const located = places.filter((place) => place.latitude !== null);
  return {
    stores: BRANDS.flatMap((brand) => storesOf(brand, located, random)),
    warehouses: Array.from({ length: 27 }, (_, index) =>
      workplace(
        `ent-${String(index + 1).padStart(2, '0')}`,
        index % 5 === 4 ? 'u-logistique' : 'u-log',
        index % 5 === 4 ? 'U Logistique' : 'U Log',
        find(located, WAREHOUSE_TOWNS[index % WAREHOUSE_TOWNS.length] ?? ''),
        random.between(120, 420),
      ),
    ),
    offices: HEAD_OFFICES.map((town, index) =>
      workplace(
        `siege-${index + 1}`,
        'cooperative-u-entite',
        'Coopérative U',
        find(located, town),
        random.between(150, 900),
      ),
    ),
  };
}

function storesOf(brand: (typeof BRANDS)[number], places: readonly Place[], random: Random): Workplace[] {
  const fitting = places
    .filter(({ population }) => population >= brand.smallest && population <= brand.largest)
    .map((place) => ({ place, weight: (DENSITY[place.region] ?? 1) * place.population ** brand.pull }));
  const stores: Workplace[] = [];
  const storesIn = new Map<string, number>();
  while (stores.length < brand.count) {
    const { place } = random.weighted(fitting);
    const present = storesIn.get(place.insee) ?? 0;
    if (present > place.population / INHABITANTS_FOR_ANOTHER_STORE) continue;
    storesIn.set(place.insee, present + 1);
    const shopCode = `${brand.entityCode}-${place.insee.toLowerCase()}${present > 0 ? `-${present + 1}` : ''}`;
    const staff = random.between(brand.staff[0], brand.staff[1]);
    stores.push(workplace(shopCode, brand.entityCode, brand.brand, place, staff));
  }
  return stores;
}

function workplace(
  shopCode: string,
  entityCode: string,
  brand: string,
  place: Place,
  staff: number,
): Workplace {
  return { shopCode, entityCode, brand, place, staff };
}

function find(places: readonly Place[], name: string): Place {
  const plain = name.replace('’', "'");
  const place = places.find((candidate) => candidate.name === plain) ?? places[0];
  if (!place) throw new Error('There are no places: run `npm run places -w shared/job-api`.');
  return place;
}

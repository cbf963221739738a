import { MAX_PLACES, RADIUS } from '@careers/api-client';
import type { ApiClient, CallOptions } from '@careers/api-client';
import { AROUND_POSITION, salaryIn } from '@careers/api-client/form-rules';
import { formatInteger } from '@careers/ui/french';
import type { KeptCriteria, KeptPlace } from './alert-data.ts';

/** Query parameters of an alert's criteria. */
export const CRITERIA = [
  'codeJobName',
  'codePlace',
  'codeTown',
  'codeDepartment',
  'codeRegion',
  'latitude',
  'longitude',
  'radius',
  'codeContractType',
  'codeOfferTime',
  'codeEntity',
  'codeMention',
  'minimumSalary',
];
const PLACES = ['codeTown', 'codeDepartment', 'codeRegion'] as const;
const FILTERS = ['codeContractType', 'codeOfferTime'] as const;

/** Returns the codes of a comma-separated or repeated parameter, without blanks and duplicates. */
export function listOf(query: URLSearchParams, name: string): string[] {
  const codes = query.getAll(name).flatMap((value) => value.split(','));
  return [...new Set(codes.map((code) => code.trim()).filter(Boolean))];
}

export function hasPlace(query: URLSearchParams): boolean {
  return ['codePlace', ...PLACES, 'latitude'].some((name) => query.has(name));
}

/** Returns the place of a search: several before town, department, region and position; null without a known one. */
export async function keptPlace(
  client: ApiClient,
  query: URLSearchParams,
  options: CallOptions,
): Promise<KeptPlace | null> {
  const radius = radiusOf(query.get('radius'));
  const several = await keptPlaces(client, query, options, radius);
  if (several) return several;
  for (const field of PLACES) {
    const code = query.get(field);
    const label = code && (await labelOf(client, code, options));
    if (!code || !label) continue;
    return placeNamed(label, { [field]: code }, field === 'codeTown' ? radius : null);
  }
  const [latitude, longitude] = [coordinate(query.get('latitude')), coordinate(query.get('longitude'))];
  if (latitude === null || longitude === null) return null;
  return {
    fields: { latitude, longitude, radius: String(radius) },
    label: `${radius}\u00a0km autour de votre position`,
    name: AROUND_POSITION,
  };
}

async function keptPlaces(
  client: ApiClient,
  query: URLSearchParams,
  options: CallOptions,
  radius: number,
): Promise<KeptPlace | null> {
  const asked = listOf(query, 'codePlace').slice(0, MAX_PLACES);
  const found = await Promise.all(
    asked.map((code) => client.referentials.get(code, options).catch(() => null)),
  );
  const places = found.filter((place) => place !== null);
  if (places.length === 0) return null;
  const codePlace = places.map(({ code }) => code).join(',');
  const name = places.map(({ label }) => label).join(' ou ');
  return placeNamed(name, { codePlace }, places.some(({ type }) => type === 'TOWN') ? radius : null);
}

/** Returns a place by its name and codes, with the radius around a town. */
function placeNamed(name: string, codes: Readonly<Record<string, string>>, radius: number | null): KeptPlace {
  return radius === null
    ? { fields: codes, label: name, name }
    : { fields: { ...codes, radius: String(radius) }, label: `${name}, ${radius}\u00a0km autour`, name };
}

/** Returns contracts and working times of a search; null without any. */
export async function keptFilters(
  client: ApiClient,
  query: URLSearchParams,
  options: CallOptions,
): Promise<KeptCriteria | null> {
  const fields: Record<string, string> = {};
  const labels: string[] = [];
  for (const field of FILTERS) {
    const known = await Promise.all(
      listOf(query, field).map(async (code) => ({ code, label: await labelOf(client, code, options) })),
    );
    const kept = known.filter(({ label }) => label !== null);
    if (kept.length > 0) fields[field] = kept.map(({ code }) => code).join(',');
    labels.push(...kept.map(({ label }) => label ?? ''));
  }
  return labels.length > 0 ? { fields, label: labels.join(', ') } : null;
}

/** Returns conditions and pay of a search; null without any. The API labels conditions in search results only. */
export async function keptConditions(
  client: ApiClient,
  query: URLSearchParams,
  options: CallOptions,
): Promise<KeptCriteria | null> {
  const asked = listOf(query, 'codeMention');
  const { mentions = [] } =
    asked.length > 0
      ? await client.offers.list({ page: 0, size: 1, sort: 'publicationDate,desc' }, options)
      : {};
  const chosen = mentions.filter(({ code }) => asked.includes(code));
  const pay = salaryIn(query.get('minimumSalary'));
  const fields = {
    ...(chosen.length > 0 ? { codeMention: chosen.map(({ code }) => code).join(',') } : {}),
    ...(pay ? { minimumSalary: String(pay) } : {}),
  };
  const labels = [...chosen.map(({ label }) => label), ...(pay ? [payLabel(pay)] : [])];
  return labels.length > 0 ? { fields, label: labels.join(', ') } : null;
}

/** 1 euro means any stated pay. */
function payLabel(euros: number): string {
  return euros === 1 ? 'Salaire indiqué' : `Au moins ${formatInteger(euros)}\u00a0€ brut par mois`;
}

/** Criteria that an alert cannot keep, with the reasons. */
const NOT_KEPT = {
  publishedWithinDays:
    'La date de publication n’est pas reprise\u00a0: une alerte n’annonce que les offres à venir.',
  codeShop: 'Le magasin n’est pas repris\u00a0: une alerte suit un lieu, pas un magasin.',
};

export function notKept(query: URLSearchParams): string[] {
  return Object.entries(NOT_KEPT).flatMap(([name, sentence]) => (query.has(name) ? [sentence] : []));
}

async function labelOf(client: ApiClient, code: string, options: CallOptions): Promise<string | null> {
  try {
    return (await client.referentials.get(code, options)).label;
  } catch {
    return null;
  }
}

function radiusOf(value: string | null): number {
  const radius = Number.parseFloat(value ?? '');
  if (!Number.isFinite(radius)) return RADIUS.fallback;
  return Math.min(RADIUS.maximum, Math.max(RADIUS.minimum, Math.round(radius)));
}

function coordinate(value: string | null): string | null {
  const number = Number.parseFloat(value ?? '');
  return Number.isFinite(number) ? number.toFixed(3) : null;
}

import type { OpenApi, Parameter } from './documented.ts';
import { Random } from '../seed/offers/random.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';

const NUMBERS = [
  '0',
  '1',
  '-1',
  '10',
  '1000',
  '1001',
  '1000000',
  '1000001',
  '2147483648',
  '1e6',
  '3.7',
  '90',
  '180',
  '-180.1',
  '48.85',
  'Infinity',
];

/**
 * Yields a number of addresses below the API's base, from the document's GET paths and parameters with values that
 * are valid, nearly valid, or hostile. The same seed gives the same ones.
 */
export function* hostileRequests(
  document: OpenApi,
  count: number,
  seed: number,
): Generator<{ path: string }> {
  const random = new Random(seed);
  const operations = Object.entries(document.paths).flatMap(([path, { get }]) =>
    get ? [{ path: path.replace('/api/v2.0', ''), parameters: get.parameters ?? [] }] : [],
  );
  for (let index = 0; index < count; index += 1) {
    const { path, parameters } = random.pick(operations);
    const address = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
      encode(
        random,
        valueOf(
          random,
          parameters.find((parameter) => parameter.name === name),
        ),
      ),
    );
    const chosen = parameters.filter((parameter) => parameter.in === 'query' && random.chance(0.4));
    const query = chosen.map(
      (parameter) => `${parameter.name}=${encode(random, valueOf(random, parameter))}`,
    );
    yield { path: query.length > 0 ? `${address}?${query.join('&')}` : address };
  }
}

function valueOf(random: Random, parameter: Parameter | undefined): string {
  if (random.chance(0.3))
    return String(parameter?.example ?? parameter?.schema.enum?.[0] ?? random.pick(NUMBERS));
  const isNumber = parameter?.schema.type === 'integer' || parameter?.schema.type === 'number';
  return random.pick(isNumber && random.chance(0.7) ? NUMBERS : HOSTILE_TEXTS);
}

/** Sends some values unencoded, to test broken escapes. */
function encode(random: Random, value: string): string {
  return random.chance(0.9) ? encodeURIComponent(value) : value.replaceAll(/[\s#?/&\u0000-\u001f]/g, '');
}

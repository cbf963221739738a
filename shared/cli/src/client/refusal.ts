import Type from 'typebox';
import Value from 'typebox/value';
import { REPOSITORY } from '../repository.ts';

const Body = Type.Object({
  status: Type.Number(),
  rule: Type.String(),
  message: Type.String(),
  do: Type.String(),
});

/** A refusal by the registry: the rule, the reason, and what to do. */
export class RegistryRefusal extends Error {
  override name = 'RegistryRefusal';
  readonly status: number;
  readonly rule: string;
  readonly remedy: string;

  constructor(status: number, rule: string, message: string, remedy: string) {
    super(message);
    this.status = status;
    this.rule = rule;
    this.remedy = remedy;
  }
}

const ADVICE =
  REPOSITORY === null
    ? 'Check the network, and the address in "careers" of package.json or in REGISTRY_URL.'
    : 'Start the site with `npm start`, or name another registry with REGISTRY_URL and REGISTRY_TOKEN.';

/** The registry does not answer, or something else answers instead. */
export class RegistryAway extends Error {
  override name = 'RegistryAway';

  constructor(url: string, cause: unknown) {
    super(`The registry at ${url} does not answer (${reasonOf(cause)}). ${ADVICE}`, { cause });
  }
}

/** Returns the error of an unsuccessful response. */
export async function refusalOf(url: string, response: Response): Promise<Error> {
  const body: unknown = await response.json().catch(() => null);
  if (Value.Check(Body, body)) return new RegistryRefusal(body.status, body.rule, body.message, body.do);
  return new RegistryAway(url, `status ${response.status}`);
}

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.cause instanceof Error ? cause.cause.message || cause.message : cause.message;
}

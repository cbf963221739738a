import { data } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';

const FALLBACK = 500;

/** `/error`: the error page with the status that is asked for, if it is one of an error (decisions.md#routes). */
export function throwAskedError({ request }: LoaderFunctionArgs): never {
  const asked = new URL(request.url).searchParams.get('statusCode') ?? '';
  const status = /^[45]\d\d$/.test(asked) ? Number(asked) : FALLBACK;
  throw data(null, { status });
}

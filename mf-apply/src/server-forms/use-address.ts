import { useLoaderData } from '@careers/platform';

/** Returns the query parameters, the same on the server and in the browser. */
export function useAddress(): URLSearchParams {
  return new URLSearchParams(useLoaderData<{ search: string }>().search);
}

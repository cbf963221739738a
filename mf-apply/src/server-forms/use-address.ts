import { useLoaderData } from '@careers/platform';

/** Returns the parameters of the page's address, the same on the server and in the browser. */
export function useAddress(): URLSearchParams {
  return new URLSearchParams(useLoaderData<{ search: string }>().search);
}

/** With 79 jobs each, more searches than five runs use. */
const TOWNS = 1_000;
const JOBS_PER_LETTER = 8;
const LETTERS = [...'abcdefghilmoprstv'];

interface Referential {
  code: string;
  label: string;
}

/** Returns a function that returns a new search for a job in a town at each call. */
export async function unmadeSearches(apiAddress: string): Promise<() => string> {
  const get = async (path: string): Promise<Referential[]> =>
    (await (await fetch(`${apiAddress}/api/v2.0/referentials/${path}`)).json()) as Referential[];
  const towns = await get(`?type=TOWN&size=${TOWNS}`);
  const found = await Promise.all(
    LETTERS.map((letter) => get(`offerKeyword?size=${JOBS_PER_LETTER}&keyword=${letter}`)),
  );
  const jobs = [...new Set(found.flat().map(({ label }) => label))];
  // Spreads the jobs of each round over large and small towns, so that all runs are comparable.
  const stride = Math.max(1, Math.floor(towns.length / jobs.length));
  const searches = towns.flatMap((_, shift) =>
    jobs.map((keywords, index) => {
      const { code = '' } = towns[(index * stride + shift) % towns.length] ?? {};
      return new URLSearchParams({ keywords, codeTown: code }).toString();
    }),
  );
  return () => {
    const search = searches.pop();
    if (search === undefined) throw new Error('No searches are left: reduce --runs.');
    return search;
  };
}

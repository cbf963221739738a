/** With the jobs, more searches than five runs make: 79 times as many as towns. */
const TOWNS = 1_000;
const JOBS_OF_A_LETTER = 8;
const LETTERS = [...'abcdefghilmoprstv'];

interface Referential {
  code: string;
  label: string;
}

/** Returns a source of searches that people make, a job in a town, each of them once. */
export async function unmadeSearches(apiAddress: string): Promise<() => string> {
  const ask = async (path: string): Promise<Referential[]> =>
    (await (await fetch(`${apiAddress}/api/v2.0/referentials/${path}`)).json()) as Referential[];
  const towns = await ask(`?type=TOWN&size=${TOWNS}`);
  const found = await Promise.all(
    LETTERS.map((letter) => ask(`offerKeyword?size=${JOBS_OF_A_LETTER}&keyword=${letter}`)),
  );
  const jobs = [...new Set(found.flat().map(({ label }) => label))];
  // The jobs of each round are spread over large and small towns, so that all runs ask for the same kinds.
  const stride = Math.max(1, Math.floor(towns.length / jobs.length));
  const searches = towns.flatMap((_, shift) =>
    jobs.map((keywords, index) => {
      const { code = '' } = towns[(index * stride + shift) % towns.length] ?? {};
      return new URLSearchParams({ keywords, codeTown: code }).toString();
    }),
  );
  return () => {
    const search = searches.pop();
    if (search === undefined) throw new Error('All searches have been made once: measure fewer runs.');
    return search;
  };
}

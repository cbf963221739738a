const TOWNS = 80;
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
  // Towns in turn, so that neighbours in the series differ in both.
  const searches = towns.flatMap((_, shift) =>
    jobs.map((keywords, index) => {
      const { code = '' } = towns[(index + shift) % towns.length] ?? {};
      return new URLSearchParams({ keywords, codeTown: code }).toString();
    }),
  );
  return () => {
    const search = searches.pop();
    if (search === undefined) throw new Error('All searches have been made once: measure fewer runs.');
    return search;
  };
}

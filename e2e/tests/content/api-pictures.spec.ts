import { inParallel } from '../../support/in-parallel.ts';
import { expect, test } from '../../support/test.ts';

const LISTS = ['entity/?size=100', 'jobdescriptions/?size=100', 'news/?size=100', 'offers/?size=20'];
const PICTURE = /"(\/static\/[^"]+)"/g;

test('[CONTENT-02] [CONTENT-03] every picture that the job API names is there', async ({ request }) => {
  const answers = await Promise.all(
    LISTS.map(async (list) => (await request.get(`/api/v2.0/${list}`)).text()),
  );
  const pictures = new Set(answers.flatMap((text) => [...text.matchAll(PICTURE)].map(([, path]) => path!)));
  expect([...pictures].filter((path) => path.startsWith('/static/logos/'))).toHaveLength(12);
  expect(pictures.size).toBeGreaterThan(30);
  const missing: string[] = [];
  await inParallel([...pictures], async (path) => {
    const { ok, type } = await request
      .get(path)
      .then((answer) => ({ ok: answer.ok(), type: answer.headers()['content-type'] ?? '' }));
    if (!ok || !type.startsWith('image/')) missing.push(path);
  });
  expect(missing).toEqual([]);
});

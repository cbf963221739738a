import { anApplication } from '../../testing/forms.ts';
import { startApi } from '../../testing/running-api.ts';
import { namesInArchive } from './file-kind.ts';
import { normalisePhone } from './validate.ts';
import { UploadMemory } from '../http/form.ts';
import { createVirusScanner } from './virus-scanner.ts';
import { wordDocument, zipBomb } from '../../tools/acceptance/documents.ts';

it('[APPLY-13] ten a minute from one address are answered, the rest of twenty at once are not', async () => {
  const api = await startApi({ rateLimitPerMinute: 10 });
  try {
    const answers = await Promise.all(Array.from({ length: 20 }, () => api.post(anApplication('1999-1'))));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    const limited = answers.filter(({ status }) => status === 429);
    expect(limited).toHaveLength(10);
    expect(limited[0]?.body).toEqual([
      {
        field: '',
        code: 'TOO_MANY_REQUESTS',
        message: 'Trop de demandes, merci de réessayer dans une minute',
      },
    ]);
  } finally {
    await api.stop();
  }
});

it('uploads share a bounded memory, and give it back', () => {
  const memory = new UploadMemory(10);
  memory.take(6);
  expect(() => memory.take(5)).toThrow('UNAVAILABLE');
  memory.giveBack(6);
  expect(() => memory.take(10)).not.toThrow();
});

it('[APPLY-03] an archive’s directory tells a bomb, whether it says its size or hides it in shared bytes', () => {
  expect(namesInArchive(wordDocument())).toEqual(['[Content_Types].xml', 'word/document.xml']);
  expect(namesInArchive(zipBomb())).toBeNull();
  const overlapping = wordDocument();
  const directory = overlapping.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
  overlapping.writeUInt32LE(overlapping.length * 2, directory + 20);
  expect(namesInArchive(overlapping)).toBeNull();
  expect(namesInArchive(Buffer.from('no archive'))).toBeNull();
});

it.each([
  ['06 12 34 56 78', '+33612345678'],
  ['+33 (0)6.12.34.56.78', '+33612345678'],
  ['0033612345678', '+33612345678'],
  ['0639 01 02 03', '+262639010203'],
  ['0693 12 34 56', '+262693123456'],
  ['0696-12-34-56', '+596696123456'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['abc', 'abc'],
])('a phone number %s is kept as %s', (written, kept) => {
  expect(normalisePhone(written)).toBe(kept);
});

it('a scanner that is not there takes no file, and none is asked without its address', async () => {
  expect(createVirusScanner(null)).toBeNull();
  await expect(createVirusScanner('127.0.0.1:1')?.isClean(Buffer.from('x'))).rejects.toMatchObject({
    name: 'ScannerFailure',
    statusCode: 503,
  });
});

it('[APPLY-13] the limit is for each visitor, not for the proxy they all come through', async () => {
  const api = await startApi({ rateLimitPerMinute: 2 });
  try {
    const from = (address: string) => api.post(anApplication('1999-1'), { 'X-Forwarded-For': address });
    const answers = await Promise.all(['203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.2'].map(from));
    expect(answers.map(({ status }) => status).sort()).toEqual([400, 400, 400, 429]);
  } finally {
    await api.stop();
  }
});

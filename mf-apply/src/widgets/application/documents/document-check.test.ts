import { checkFile, describeFile, isAcceptable, isFileChecked } from './document-check.ts';

jest.mock('@careers/api-client/document-kind', () => {
  throw new Error('The network is gone.');
});

it('[APPLY-03] without the rule, which comes over the network, the server decides on the content', async () => {
  const file = new File(['MZ'], 'cv.pdf');
  await checkFile(file);
  expect([isFileChecked(file), isAcceptable(file)]).toEqual([true, true]);
});

it('[APPLY-03] without the rule, a name or size that no document has is refused all the same', async () => {
  const file = new File(['%PDF-1.4'], 'cv.gif');
  await checkFile(file);
  expect(isAcceptable(file)).toBe(false);
  expect(describeFile(file)).toContain('Format GIF non accepté');
});

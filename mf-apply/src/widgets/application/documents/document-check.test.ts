import { checkFile, describeFile, isAcceptable, isFileChecked } from './document-check.ts';

jest.mock('@careers/api-client/document-kind', () => {
  throw new Error('The network is gone.');
});

it('[APPLY-03] leaves the content to the server if the rule cannot be loaded', async () => {
  const file = new File(['MZ'], 'cv.pdf');
  await checkFile(file);
  expect([isFileChecked(file), isAcceptable(file)]).toEqual([true, true]);
});

it('[APPLY-03] refuses an invalid name or size even without the rule', async () => {
  const file = new File(['%PDF-1.4'], 'cv.gif');
  await checkFile(file);
  expect(isAcceptable(file)).toBe(false);
  expect(describeFile(file)).toContain('Format GIF non accepté');
});

/** Jest transformer of files that are imported as text. */
export default {
  process: (source: string) => ({ code: `module.exports = ${JSON.stringify(source)};` }),
};

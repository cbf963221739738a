import { addressOfFile } from './asset-address.ts';

/** Jest transformer of files that are imported by their address. */
export default {
  process: (_source: string, file: string) => ({
    code: `module.exports = ${JSON.stringify(addressOfFile(file))};`,
  }),
};

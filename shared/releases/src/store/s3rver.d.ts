/** Types of s3rver, which has none, as far as tests use it. */
declare module 's3rver' {
  interface Options {
    address: string;
    port: number;
    silent: boolean;
    /** Where its buckets are. */
    directory: string;
    configureBuckets: { name: string; configs: string[] }[];
  }

  export default class S3rver {
    constructor(options: Options);
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}

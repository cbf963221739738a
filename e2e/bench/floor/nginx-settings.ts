/** A URL served from a file `name`, and from `name.br` and `name.gz` if compressed. */
export interface ServedFile {
  /** Path with its query. */
  uri: string;
  name: string;
  type: string;
  cacheControl: string;
  isCompressed: boolean;
}

/** Returns nginx settings that map each URL to its file, in the best accepted encoding. */
export function nginxSettings(root: string, port: number, files: readonly ServedFile[]): string {
  const map = (variable: string, value: (file: ServedFile) => string) =>
    `map $request_uri $${variable} { ${files.map((file) => `${quoted(file.uri)} ${quoted(value(file))};`).join(' ')} }`;
  return `
events { worker_connections 64; }
http {
  map_hash_bucket_size 1024; map_hash_max_size 8192; types { } default_type ""; sendfile on; tcp_nopush on;
  ${map('name', ({ name }) => name)}
  ${map('type', ({ type }) => type)}
  ${map('cache', ({ cacheControl }) => cacheControl)}
  ${map('compressed', ({ isCompressed }) => (isCompressed ? 'yes' : 'no'))}
  map "$compressed $http_accept_encoding" $suffix { "~^yes .*br" .br; "~^yes .*gzip" .gz; default ""; }
  map $suffix $encoding { .br br; .gz gzip; default ""; }
  server {
    listen 127.0.0.1:${port};
    root ${root};
    add_header Content-Type $type;
    add_header Content-Encoding $encoding;
    add_header Cache-Control $cache;
    add_header Vary Accept-Encoding;
    location / { try_files /$name$suffix =404; }
  }
}
`;
}

/** Rejects dollar signs, which nginx cannot escape. */
function quoted(text: string): string {
  if (/["$\\]/.test(text)) throw new Error(`nginx cannot serve ${text}: choose another page for the bench.`);
  return `"${text}"`;
}

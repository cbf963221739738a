import { isUint8Array } from 'node:util/types';
import Type from 'typebox';
import type { Static } from 'typebox';
import type { PublicConfiguration, RemoteManifest } from '@careers/contract';
import type { ReloadMode } from '../../app/page-data.ts';
import type { BackendsOptions } from '../backends/backends.ts';
import type { MissingRemote } from '../releases/release-set.ts';
import type { ShellScripts } from '../shell-scripts.ts';
import type { SitemapName } from '../well-known/sitemaps.ts';

/** Settings of a render process, without secrets. */
export interface RenderSettings {
  configuration: PublicConfiguration;
  apiUrl: string;
  /** Settings of teams' backends in this environment. */
  backends: Pick<BackendsOptions, 'environment' | 'allowedOrigins'>;
  scripts: ShellScripts;
  reloadPages: ReloadMode;
  /** Remotes and paths excluded from menus, footer and site map. */
  layoutVetoes: readonly string[];
}

/** A release set by its versions, each of which the process has loaded. */
export interface SetVersions {
  key: string;
  versions: Readonly<Record<string, string>>;
  missing: readonly MissingRemote[];
}

/** Form of a page: a document, the data of a navigation, or these with the HTML of its `<main>`. */
export type PageForm = 'document' | 'data' | 'rendered';

/** A form submitted to a page. */
export interface Submission {
  /** URL-encoded. */
  fields: string;
  /** IP address, for the API's rate limits; areas never see it. */
  visitor: string;
}

const Bytes = Type.Refine(Type.Unsafe<Uint8Array>(Type.Unknown()), isUint8Array);
const Strings = Type.Array(Type.String());

/** Areas choose statuses and locations; `checkResult` validates them. */
const PageContent = Type.Union([
  Type.Object({
    kind: Type.Literal('redirect'),
    status: Type.Unsafe<number>(Type.Unknown()),
    location: Type.String(),
  }),
  Type.Object({
    kind: Type.Literal('file'),
    file: Type.Object({
      status: Type.Number(),
      headers: Type.Record(Type.String(), Type.String()),
      body: Bytes,
    }),
  }),
  Type.Object({
    kind: Type.Literal('page'),
    status: Type.Unsafe<number>(Type.Unknown()),
    /** False for a page that only this visitor may get. */
    isCacheable: Type.Boolean(),
    /** The document; null if only data were requested. */
    html: Type.Union([Type.String(), Type.Null()]),
    /** The page's answer as JSON. */
    data: Type.String(),
    /** Owner of the page, with its initially visible widgets; null for the shell's own pages. */
    shown: Type.Union([
      Type.Object({ remote: Type.String(), page: Type.String(), widgets: Strings }),
      Type.Null(),
    ]),
  }),
]);
export type PageContent = Static<typeof PageContent>;

const RenderResult = Type.Intersect([
  PageContent,
  Type.Object({
    /** Faults of remotes that did not prevent rendering. */
    faults: Strings,
    /** Requested widgets, available or not. */
    asked: Strings,
  }),
]);
export type RenderResult = Static<typeof RenderResult>;

export interface Questions {
  start: RenderSettings;
  load: { manifest: RemoteManifest; directory: string };
  page: { url: string; as: PageForm; set: SetVersions; submission?: Submission; preview?: string };
  sitemap: { name: SitemapName; set: SetVersions };
}

export type Call = keyof Questions;

/** Schemas of the answers to each call. */
export const ANSWERS = {
  start: Type.Record(Type.String(), Type.Object({ version: Type.String(), exports: Strings })),
  load: Type.Array(
    Type.Object({
      id: Type.String(),
      paths: Strings,
      searchParams: Type.Optional(Strings),
      hasAction: Type.Optional(Type.Boolean()),
    }),
  ),
  page: RenderResult,
  /** Its files, gzipped. */
  sitemap: Type.Array(Bytes),
};

export type Answers = { [Kind in Call]: Static<(typeof ANSWERS)[Kind]> };

const question = <Kind extends Call>(kind: Kind, schema: Parameters<typeof Type.Object>[0]) =>
  Type.Object({
    kind: Type.Literal(kind),
    id: Type.Integer({ minimum: 1 }),
    question: Type.Unsafe<Questions[Kind]>(Type.Object(schema)),
  });

const SetSchema = Type.Object({
  key: Type.String(),
  versions: Type.Record(Type.String(), Type.String()),
  missing: Type.Array(Type.Object({ name: Type.String(), mount: Strings })),
});

/** Messages from the server to a render process, validated as remotes there can write to the same socket. */
export const ToProcess = Type.Union([
  question('start', { apiUrl: Type.String(), reloadPages: Type.Enum(['never', 'release', 'sources']) }),
  question('load', {
    manifest: Type.Object({ name: Type.String(), version: Type.String() }),
    directory: Type.String(),
  }),
  question('page', {
    url: Type.String(),
    as: Type.Enum(['document', 'data', 'rendered']),
    set: SetSchema,
    submission: Type.Optional(Type.Object({ fields: Type.String(), visitor: Type.String() })),
    preview: Type.Optional(Type.String()),
  }),
  question('sitemap', { name: Type.String(), set: SetSchema }),
  Type.Object({ kind: Type.Literal('beat') }),
]);
export type ToProcess = Static<typeof ToProcess>;

/** Messages from a render process to the server, validated as remotes run there and may send anything. */
export const FromProcess = Type.Union([
  Type.Object({ kind: Type.Literal('answer'), id: Type.Integer({ minimum: 1 }), answer: Type.Unknown() }),
  Type.Object({ kind: Type.Literal('failure'), id: Type.Integer({ minimum: 1 }), message: Type.String() }),
  Type.Object({ kind: Type.Literal('beat'), residentBytes: Type.Integer({ minimum: 0 }) }),
  Type.Object({ kind: Type.Literal('error'), message: Type.String(), stack: Type.String() }),
]);
export type FromProcess = Static<typeof FromProcess>;

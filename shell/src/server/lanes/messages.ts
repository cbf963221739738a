import type { PublicConfiguration, RemoteManifest, ShellManifest } from '@careers/contract';
import type { SitemapName } from '../well-known/sitemaps.ts';
import type { MappedPage } from '../releases/release-map.ts';
import type { MissingRemote } from '../releases/release-set.ts';
import type { Packed } from '../packing.ts';
import type { FileAnswer } from '../rendering/file-answer.ts';
import type { ShellScripts } from '../shell-scripts.ts';

/** All that a lane is told of the site: no secret is in it. */
export interface LaneSettings {
  configuration: PublicConfiguration;
  apiUrl: string;
  scripts: ShellScripts;
  reloadPages: boolean;
  /** Remotes and paths that no menu, footer or site map shows. */
  layoutVetoes: readonly string[];
}

/** A release set by its versions, of which the lane has loaded each. */
export interface LaneSet {
  key: string;
  versions: Readonly<Record<string, string>>;
  missing: readonly MissingRemote[];
}

/** A page as a document, as the data of a navigation, or as those with the HTML of its `<main>`. */
export type PageForm = 'document' | 'data' | 'rendered';

interface Notes {
  /** Faults of remotes that the page was made in spite of. */
  faults: readonly string[];
  /** Widgets that it asked for, whether they could be had or not. */
  asked: readonly string[];
}

/** What stands at an address. */
export type MadePage =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'file'; file: FileAnswer }
  | {
      kind: 'page';
      status: number;
      /** False for a page that is for who asked only. */
      isKept: boolean;
      /** The document: packed, a fifth of its bytes pass between the processes. Null where none was asked for. */
      html: Packed | null;
      /** The page's answer as JSON. */
      data: Packed;
      /** Whose page it is, with the widgets that it shows at once; null for the shell's own. */
      shown: { remote: string; page: string; widgets: readonly string[] } | null;
    };

/** What a lane answers for an address. */
export type LanePage = MadePage & Notes;

/** What can be asked of a lane, and what it answers. */
export interface LaneCalls {
  start: { question: LaneSettings; answer: ShellManifest['shared'] };
  /** Loads a verified copy. */
  load: {
    question: { manifest: RemoteManifest; directory: string };
    answer: readonly MappedPage[];
  };
  page: { question: { url: string; as: PageForm; set: LaneSet }; answer: LanePage };
  sitemap: { question: { name: SitemapName; set: LaneSet }; answer: Uint8Array };
}

export type LaneCall = keyof LaneCalls;

export type ToLane =
  | { [Call in LaneCall]: { kind: Call; id: number; question: LaneCalls[Call]['question'] } }[LaneCall]
  | { kind: 'beat' };

export type FromLane =
  | { kind: 'answer'; id: number; answer: unknown }
  | { kind: 'failure'; id: number; message: string }
  | { kind: 'beat'; residentBytes: number }
  | { kind: 'error'; message: string; stack: string };

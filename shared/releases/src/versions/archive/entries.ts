import { refused } from '../../registry-error.ts';
import { MAXIMUM_BYTES, MAXIMUM_FILES, MEGABYTE } from './limits.ts';

export interface Entry {
  type: string;
  path: string;
  size: number;
}

const FILES = ['File', 'OldFile'];
const LINKS = ['Link', 'SymbolicLink'];
const MAX_PATH = 400;
/** Matches paths of a build, per the contract; no `.` or `..` segment, so none escapes the folder. */
const PATH = /^(?:remote\.json|(?:client|server)(?:\/(?!\.{1,2}(?:\/|$))[\w$@.-]{1,120})+)$/;
const FOLDER = /^\.?$|^(?:client|server)(?:\/(?!\.{1,2}(?:\/|$))[\w$@.-]{1,120})*$/;

/** Validates the entries of an archive before any byte of them is written. */
export class Entries {
  /** Files so far, in lower case, as some file systems are case-insensitive. */
  readonly #files = new Set<string>();
  readonly #folders = new Set<string>();
  #bytes = 0;

  /**
   * Returns the target path of a file; null for a folder, which is created on demand.
   * @throws RegistryError for an
   * invalid entry, or too many.
   */
  take({ type, path, size }: Entry): string | null {
    if (LINKS.includes(type)) throw refused('archive-link', `${shown(path)} is a link.`);
    const isFile = FILES.includes(type);
    if (!isFile && type !== 'Directory')
      throw refused('archive-type', `${shown(path)} is neither a file nor a folder (${type}).`);
    const inside = path.replace(/^(?:\.\/)+/, '');
    const name = isFile ? inside : inside.replace(/\/$/, '');
    if (name.length > MAX_PATH || !(isFile ? PATH : FOLDER).test(name))
      throw refused('archive-path', `${shown(path)} does not belong to a built remote.`);
    if (!isFile) return this.#takeFolder(name);
    return this.#takeFile(name, size);
  }

  #takeFolder(name: string): null {
    this.#addFolders(name.toLowerCase());
    if (this.#files.has(name.toLowerCase()))
      throw refused('archive-duplicate', `${name} is a folder and a file.`);
    this.#refuseTooMany(this.#folders.size);
    return null;
  }

  #takeFile(name: string, size: number): string {
    const key = name.toLowerCase();
    const folder = key.includes('/') ? key.slice(0, key.lastIndexOf('/')) : '';
    this.#addFolders(folder);
    if (this.#files.has(key)) throw refused('archive-duplicate', `${name} is there twice.`);
    this.#files.add(key);
    if (this.#folders.has(key) || parentsOf(folder).some((parent) => this.#files.has(parent)))
      throw refused('archive-duplicate', `${name} needs a folder where there is a file.`);
    this.#refuseTooMany(this.#files.size);
    this.#bytes += size;
    if (this.#bytes > MAXIMUM_BYTES)
      throw refused('archive-too-large', `Its files have more than ${MAXIMUM_BYTES / MEGABYTE} MB unpacked.`);
    return name;
  }

  #addFolders(folder: string): void {
    for (const each of parentsOf(folder)) this.#folders.add(each);
  }

  #refuseTooMany(count: number): void {
    if (count > MAXIMUM_FILES)
      throw refused('too-many-files', `The archive has more than ${MAXIMUM_FILES} files or folders.`);
  }
}

/** `a/b/c` → `a/b/c`, `a/b`, `a`. */
function parentsOf(folder: string): string[] {
  const segments = folder.split('/').filter(Boolean);
  return segments.map((_segment, index) => segments.slice(0, index + 1).join('/'));
}

function shown(path: string): string {
  return JSON.stringify(path.slice(0, 200));
}

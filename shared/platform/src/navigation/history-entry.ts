/** The step of a dialog or form that an entry shows: entries of one hash name (`#candidature/…`) in a row. */
export interface EntryStep {
  /** Number of entries of the same name right before this one. */
  readonly index: number;
  /** True when the entry before the first of them shows the same page without the dialog. */
  readonly isOpenedHere: boolean;
}

interface FollowedLink {
  readonly href: string;
  /** Index among the links with this `href`. */
  readonly nth: number;
  /** Time origin of the document that the browser unloads for it. */
  readonly leaving?: number | undefined;
}

/** State of a history entry, beside the router's. */
interface HistoryEntry {
  /** The router's name of the entry. */
  readonly key?: string;
  /** The link that was followed from this entry. */
  readonly followed?: FollowedLink | null;
  readonly step?: EntryStep;
}

/** Returns the state of the current entry. */
export function readEntry(): HistoryEntry {
  return (window.history.state as HistoryEntry | null) ?? {};
}

/** Adds to the current entry's state, bypassing the router, which would run its loaders again. */
export function writeEntry(fields: HistoryEntry): void {
  window.history.replaceState({ ...readEntry(), ...fields }, '');
}

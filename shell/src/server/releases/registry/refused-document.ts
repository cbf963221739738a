/** Reason of a refused release document: the name of the event in the log. */
export type RefusalEvent =
  /** Not signed by a key of this shell. */
  | 'release_document_forged'
  /** Signed by a key that this shell does not have (yet). */
  | 'release_document_key_unknown'
  /** Signed, and for something else, or for another environment. */
  | 'release_document_foreign'
  /** Signed, and no release document. */
  | 'release_document_unreadable'
  /** Names a version without the digest of its remote.json. */
  | 'release_document_unpinned'
  /** Older than the active revision. */
  | 'release_document_older'
  /** Contradicts what was signed before: of its revision, or of a version's files. */
  | 'release_document_conflicting';

/** A document that must not become active. */
export class RefusedDocument extends Error {
  override name = 'RefusedDocument';
  readonly event: RefusalEvent;

  constructor(event: RefusalEvent, message: string, options?: ErrorOptions) {
    super(message, options);
    this.event = event;
  }
}

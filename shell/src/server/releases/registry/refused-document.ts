/** Reason for refusing a release document, used as the event's name in the log. */
export type RefusalEvent =
  /** Not signed by a key of this shell. */
  | 'release_document_forged'
  /** Signed by a key that this shell does not have, or not yet. */
  | 'release_document_key_unknown'
  /** Signed for another purpose or environment. */
  | 'release_document_foreign'
  /** Signed, but not a release document. */
  | 'release_document_unreadable'
  /** Names a version without the digest of its remote.json. */
  | 'release_document_unpinned'
  /** Older than the active revision. */
  | 'release_document_older'
  /** Contradicts an earlier document of the same revision, or the digest of a version. */
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

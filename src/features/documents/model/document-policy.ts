/** What a court takes, as far as it is known before a document is opened. */
/** The part of a court's policy that documents are added under. */
export interface DocumentPolicy {
  /** Of one document. */
  maxDocumentBytes: number;
  /** In characters, the ending included. */
  maxFileNameLength: number;
}

/** What most courts take: used until the court's own policy is known. */
export const usualPolicy: DocumentPolicy = {
  maxDocumentBytes: 25 * 1024 * 1024,
  maxFileNameLength: 50,
};

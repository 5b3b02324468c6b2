/** What a court takes, as far as it is known before a document is opened. */
import type { SizeLimits } from './refusal';

/** The part of a court's policy that documents are added under. */
export interface DocumentPolicy extends SizeLimits {
  /** In characters, the ending included. */
  maxFileNameLength: number;
}

/** What most courts take, and the most that the file manager does: used until the court's own policy is known. */
export const usualPolicy: DocumentPolicy = {
  maxDocumentBytes: 25 * 1024 * 1024,
  maxEnvelopeBytes: 50 * 1024 * 1024,
  maxFileNameLength: 50,
};

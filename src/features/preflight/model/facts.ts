/**
 * What the worker finds in a document (filing variants, section 9). Numbers that must be redacted never leave the worker:
 * a fact has their last four digits, and texts have no digits.
 */
import type { RedactedKind } from '@/api/generated/filing/model';

/** A rectangle in points, from the lower left corner of the page's user space. */
export interface Box {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/** A number or name that rules may forbid. */
export interface SensitiveFact {
  kind: RedactedKind['kind'];
  /** `last4`: all but the last four digits are masked already. */
  form: 'full' | 'last4';
  /** The last four digits, the year of a date; empty for a name. */
  tail: string;
  /** From 1. */
  page: number;
  /** Where it stands; empty where it is no text of the page. */
  boxes: readonly Box[];
}

/** What a page has. */
export interface PageFacts {
  /** In inches, as shown. */
  widthIn: number;
  heightIn: number;
  /** The page's visible area in user space, in points. */
  view: Box;
  /** The rotation entry, in degrees clockwise. */
  rotation: number;
  /** Most of the text isn't upright. */
  isSideways: boolean;
  /** Letters and digits of text. */
  letters: number;
  /** Each line of text. */
  lines: readonly Box[];
}

/** A document as read. */
export interface ReadFacts {
  kind: 'read';
  /** Lowercase hex. */
  sha256: string;
  sizeBytes: number;
  pages: readonly PageFacts[];
  hasXfa: boolean;
  hasOutline: boolean;
  hasScripts: boolean;
  hasEmbeddedFiles: boolean;
  /** Pages with fields of a form. */
  fieldPages: readonly number[];
  /** Pages with links to other places than the document. */
  linkPages: readonly number[];
  /** Pages that begin an exhibit, with its name. */
  exhibits: readonly { page: number; name: string }[];
  /** Each caption, with the case numbers in it; no other number. */
  captions: readonly { page: number; caseNumbers: readonly string[]; words: string }[];
  /** Titles of pleadings, without digits. */
  titles: readonly { page: number; text: string }[];
  /** On the last three pages. */
  isSigned: boolean;
  /** Numbers of hearing reservations on the first page. */
  reservations: readonly string[];
  /** The last page is a receipt. */
  endsWithReceipt: boolean;
  sensitive: readonly SensitiveFact[];
  /** Words that can be read under an opaque box. */
  covered: readonly { page: number; words: number; box: Box }[];
  /** Redactions that were marked and not applied. */
  unappliedRedactions: readonly { page: number; box: Box }[];
  /** What repeats a word that is covered on a page. */
  repeatsCovered: readonly ('bookmarks' | 'metadata')[];
  /** There are more annotations than were read. */
  hasUnreadAnnotations: boolean;
}

/** What is known of a document. */
export type DocumentFacts =
  | ReadFacts
  | { kind: 'refused'; why: 'encrypted' | 'unreadable' | 'not-pdf' }
  /** It couldn't be checked: the browser has no worker, or its worker failed or took too long. */
  | { kind: 'unknown' };

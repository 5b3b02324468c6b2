/** Why a document cannot be filed, in words that help: what is wrong with it, and how to mend that. */
import { formatBytes } from '@/lib/format/bytes';

export type RefusalCode =
  | 'empty'
  | 'document-too-large'
  | 'envelope-too-large'
  | 'not-a-pdf'
  | 'password'
  | 'restricted'
  | 'xfa-form'
  | 'unreadable'
  | 'no-pages'
  /** The file manager refused it for a reason of its own. */
  | 'refused-by-server';

export interface Refusal {
  code: RefusalCode;
  /** What is wrong: one sentence. */
  problem: string;
  /** What to do about it: one or two sentences. */
  remedy: string;
}

/** What the court's policy says of sizes, in bytes. */
export interface SizeLimits {
  maxDocumentBytes: number;
  maxEnvelopeBytes: number;
}

/**
 * What can be said of a file by its size alone.
 * @param otherBytes sizes of all other documents of the envelope together.
 */
export function refuseBySize(sizeBytes: number, limits: SizeLimits, otherBytes: number): Refusal | undefined {
  if (sizeBytes === 0)
    return {
      code: 'empty',
      problem: 'This file is empty (0 bytes).',
      remedy: 'Open it to see whether it was saved completely, and add it again.',
    };
  if (sizeBytes > limits.maxDocumentBytes)
    return {
      code: 'document-too-large',
      problem: `This document has ${above(sizeBytes, limits.maxDocumentBytes)}; the court takes at most ${formatBytes(limits.maxDocumentBytes)} a document.`,
      remedy: 'Save it as a reduced-size PDF, scan it again at 300 dpi in black and white, or split it into parts.',
    };
  if (otherBytes + sizeBytes > limits.maxEnvelopeBytes)
    return {
      code: 'envelope-too-large',
      problem: `With this document the envelope would have ${above(otherBytes + sizeBytes, limits.maxEnvelopeBytes)}; the court takes at most ${formatBytes(limits.maxEnvelopeBytes)}.`,
      remedy:
        'Remove another document or make one smaller, and add this one again. What does not fit goes into an envelope of its own.',
    };
  return undefined;
}

/** The size, so that it never reads like the limit it exceeds. */
function above(bytes: number, limit: number): string {
  const size = formatBytes(bytes);
  return size === formatBytes(limit) ? `slightly more than ${size}` : size;
}

/** A file that is no PDF. `kind` says what it is where that is known: `a Word document`. */
export function refuseKind(kind: string | undefined): Refusal {
  return {
    code: 'not-a-pdf',
    problem: kind ? `This is ${kind}, not a PDF.` : 'This file is not a PDF, whatever its name says.',
    remedy: 'Open it in the program it was made with, save or print it as a PDF, and add the PDF.',
  };
}

/** Refusals of what a look into the PDF found. */
export const pdfRefusals = {
  password: {
    code: 'password',
    problem: 'This PDF is locked with a password; the clerk could not open it.',
    remedy: 'Open it with its password, print it to a new PDF, and add the new one.',
  },
  restricted: {
    code: 'restricted',
    problem: 'This PDF is encrypted: it restricts printing, copying or changes, and clerks refuse that.',
    remedy: 'Remove the security in your PDF program, or print it to a new PDF, and add the new one.',
  },
  xfaForm: {
    code: 'xfa-form',
    problem: 'This PDF is an XFA form (a fillable form made with LiveCycle), which clerks cannot open.',
    remedy: 'Fill it in with Adobe Acrobat or Reader, print it to a new PDF, and add the new one.',
  },
  unreadable: {
    code: 'unreadable',
    problem: 'This PDF is damaged: it cannot be opened.',
    remedy: 'Download or scan it again, or open it and save it as a new PDF, and add the new one.',
  },
  noPages: {
    code: 'no-pages',
    problem: 'This PDF has no pages.',
    remedy: 'Save it again from the program it was made with, and add it again.',
  },
} as const satisfies Record<string, Refusal>;

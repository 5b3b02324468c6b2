/** Why a document cannot be filed, in words that help: what is wrong with it, and how to mend that. */
import { sizeAbove } from '@/lib/files/size-above';
import { formatBytes } from '@/lib/format/bytes';

export type RefusalCode =
  | 'empty'
  | 'file-too-large'
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

/** The most that the file manager takes, in bytes. Courts take less of one document: it can be made smaller there. */
const mostBytes = 50 * 1024 * 1024;

/** What can be said of a file by its size alone. What the court takes of it is seen to once it is attached. */
export function refuseBySize(sizeBytes: number): Refusal | undefined {
  if (sizeBytes === 0)
    return {
      code: 'empty',
      problem: 'This file is empty (0 bytes).',
      remedy: 'Open it to see whether it was saved completely, and add it again.',
    };
  if (sizeBytes > mostBytes)
    return {
      code: 'file-too-large',
      problem: `This document has ${sizeAbove(sizeBytes, mostBytes)}; at most ${formatBytes(mostBytes)} can be uploaded.`,
      remedy: 'Save it as a reduced-size PDF, scan it again at 300 dpi in black and white, or split it into parts.',
    };
  return undefined;
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

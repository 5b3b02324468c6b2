/** Why a document can't be filed, and how to fix it. */
import { sizeAbove } from '@/lib/files/size-above';
import { formatBytes } from '@/lib/format/bytes';

export type RefusalCode =
  | 'empty'
  | 'file-too-large'
  | 'not-a-pdf'
  | 'not-word'
  | 'not-converted'
  | 'password'
  | 'restricted'
  | 'xfa-form'
  | 'unreadable'
  | 'no-pages'
  /** The file manager rejected it for another reason. */
  | 'refused-by-server';

export interface Refusal {
  code: RefusalCode;
  /** What is wrong: one sentence. */
  problem: string;
  /** What to do about it: one or two sentences. */
  remedy: string;
}

/** The file manager's limit. A court's is lower, but the file manager can compress a document to fit. */
const mostBytes = 50 * 1024 * 1024;

/** Rejects a file by its size alone. The court's own limit is checked once the document is attached. */
export function refuseBySize(sizeBytes: number): Refusal | undefined {
  if (sizeBytes === 0)
    return {
      code: 'empty',
      problem: 'This file is empty (0 bytes).',
      remedy: 'Open it to check that it was saved completely, then add it again.',
    };
  if (sizeBytes > mostBytes)
    return {
      code: 'file-too-large',
      problem: `This document is ${sizeAbove(sizeBytes, mostBytes)}. The upload limit is ${formatBytes(mostBytes)}.`,
      remedy: 'Save it as a reduced-size PDF, scan it again at 300 dpi in black and white, or split it into parts.',
    };
  return undefined;
}

/** Rejects a file that isn't a PDF. `kind` is its type, if known: `a Word document`. */
export function refuseKind(kind: string | undefined): Refusal {
  return {
    code: 'not-a-pdf',
    problem: kind ? `This is ${kind}, not a PDF.` : "This file isn't a PDF.",
    remedy: 'Open it in the program that created it, save or print it as a PDF, and add the PDF.',
  };
}

/** Rejects a proposed order's editable copy that isn't a Word document. */
export const refuseAsWord: Refusal = {
  code: 'not-word',
  problem: 'This is not a Word document (.docx).',
  remedy: 'Save the order as a Word document, and add it here.',
};

/** Rejections based on the PDF's contents. */
export const pdfRefusals = {
  password: {
    code: 'password',
    problem: "This PDF is password-protected. The clerk can't open it.",
    remedy: 'Open it with its password, print it to a new PDF, and add the new PDF.',
  },
  restricted: {
    code: 'restricted',
    problem: 'This PDF is encrypted to restrict printing, copying or changes. Clerks reject such files.',
    remedy: 'Remove the security in your PDF program, or print it to a new PDF, and add the new PDF.',
  },
  xfaForm: {
    code: 'xfa-form',
    problem: "This PDF is an XFA form (a fillable form made with LiveCycle). Clerks can't open it.",
    remedy: 'Fill it in with Adobe Acrobat or Reader, print it to a new PDF, and add the new PDF.',
  },
  unreadable: {
    code: 'unreadable',
    problem: "This PDF is damaged and can't be opened.",
    remedy: 'Download or scan it again, or open it and save it as a new PDF, and add the new PDF.',
  },
  noPages: {
    code: 'no-pages',
    problem: 'This PDF has no pages.',
    remedy: 'Save it again from the program that created it, and add it again.',
  },
} as const satisfies Record<string, Refusal>;

const saveFromWord = 'Open it in Word, save it as a PDF, and add the PDF.';

/** Why the file manager made no PDF of a Word document, by its problem's code. */
export const wordRefusals: Readonly<Record<string, Refusal>> = {
  'conversion-unavailable': {
    code: 'not-converted',
    problem: "Word documents can't be converted here.",
    remedy: saveFromWord,
  },
  'conversion-failed': {
    code: 'not-converted',
    problem: "This Word document couldn't be converted to PDF.",
    remedy: saveFromWord,
  },
};

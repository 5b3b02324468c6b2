/** Checks PDFs for what a clerk accepts. */
import { inspectPdf } from '../../documents/inspect-pdf.ts';
import { type ProblemError, problem } from '../../http/problem.ts';

/**
 * Maximum total upload in bytes. Courts accept less per file: larger files are stored so that they can be compressed,
 * and rejected on filing.
 */
export const uploadLimit = 50 * 1024 * 1024;

/**
 * The page count of an acceptable PDF. `path` is its field in the request.
 * @throws ProblemError 415 or 422 with the reason a clerk would reject it.
 */
export async function fitPageCount(content: Uint8Array, name: string, path: string): Promise<number> {
  return (await look(content, name, path)).pageCount;
}

/** @throws ProblemError 415 or 422 for a PDF that a clerk would reject or a change would invalidate. */
export async function requireChangeable(content: Uint8Array, name: string, path: string): Promise<void> {
  const { isSigned } = await look(content, name, path);
  if (!isSigned) return;
  const message = 'This PDF is digitally signed. A change would invalidate the signature.';
  throw refusal(path)(422, 'signed-pdf', `${name} is digitally signed.`, message);
}

const refusal =
  (path: string) =>
  (status: number, code: string, detail: string, message: string): ProblemError =>
    problem(status, { code, detail, errors: { [path]: [message] } });

async function look(content: Uint8Array, name: string, path: string) {
  const refuse = refusal(path);
  const found = await inspectPdf(content);
  if (!found.isPdf) {
    const message = 'This file is not a PDF. Save it as a PDF and try again.';
    throw refuse(415, 'not-a-pdf', `${name} is not a PDF.`, message);
  }
  if (found.isEncrypted) {
    const message = 'This PDF is protected. Remove its password and restrictions, or print it to a new PDF.';
    throw refuse(422, 'encrypted-pdf', `${name} is encrypted.`, message);
  }
  if (found.hasXfaForm) {
    const message = 'This PDF is a dynamic (XFA) form. Print it to a new PDF.';
    throw refuse(422, 'xfa-form', `${name} is an XFA form.`, message);
  }
  if (found.pageCount === undefined) {
    const message = 'This PDF is unreadable. Save it again and retry.';
    throw refuse(422, 'not-a-pdf', `${name} is unreadable.`, message);
  }
  return { pageCount: found.pageCount, isSigned: found.isSigned };
}

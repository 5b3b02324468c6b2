/** Checks an envelope before it is sent, and reads its documents. */

import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { files } from '../../../db/schema/files.ts';
import { inspectPdf } from '../../../documents/inspect-pdf.ts';
import { unprintableText } from '../../../documents/unprintable-text.ts';
import type { EnvelopeDocument, EnvelopeToSend } from '../../../generated/serving/schemas.ts';
import { problem } from '../../../http/problem.ts';
import { isEmailAddress } from '../../email-address.ts';

/** A document of the envelope with its size. */
export type CheckedDocument = EnvelopeDocument & { sizeBytes: number };

/** The documents, in order. @throws ProblemError 422 `envelope-invalid` with a message for each field. */
export async function requireSendable(
  db: Database,
  clientId: number,
  body: EnvelopeToSend,
): Promise<CheckedDocument[]> {
  const errors: Record<string, string[]> = {};
  const add = (field: string, message: string) => {
    errors[field] = [...(errors[field] ?? []), message];
  };
  if (body.title.trim() === '') add('title', 'Enter a title.');
  await checkPrintable(body, add);
  const documents = await readDocuments(db, clientId, body, add);
  checkSigners(body, add);
  checkFields(body, documents, add);
  if (Object.keys(errors).length > 0)
    throw problem(422, { code: 'envelope-invalid', detail: 'Some of the envelope is missing or wrong.', errors });
  return documents.flatMap((document) => document ?? []);
}

type Add = (field: string, message: string) => void;

async function readDocuments(db: Database, clientId: number, { documents }: EnvelopeToSend, add: Add) {
  const ids = documents.map(({ fileId }) => fileId.toLowerCase());
  const found = await db
    .select()
    .from(files)
    .where(and(eq(files.clientId, clientId), inArray(files.fileId, ids)));
  const checked: (CheckedDocument | undefined)[] = [];
  for (const [index, { title }] of documents.entries()) {
    const field = `documents.${index}`;
    const file = found.find(({ fileId }) => fileId === ids[index]);
    if (ids.indexOf(ids[index] ?? '') < index) add(field, 'The document is already in the envelope.');
    const refusal = file ? await refusalOf(file.content) : 'The document is no longer stored. Upload it again.';
    if (!file || typeof refusal === 'string') {
      if (typeof refusal === 'string') add(field, refusal);
      checked.push(undefined);
      continue;
    }
    const { fileId, fileName, sha256, sizeBytes } = file;
    checked.push({
      fileId,
      title: title.trim() || fileName,
      fileName,
      sha256,
      sizeBytes,
      pageCount: refusal.pageCount,
    });
  }
  return checked;
}

/** Names and the title are on the certificate, where missing characters would say nothing. */
async function checkPrintable({ title, signers }: EnvelopeToSend, add: Add): Promise<void> {
  const inTitle = await unprintableText(title);
  if (inTitle) add('title', `We can’t print ${inTitle}. Use Latin letters.`);
  for (const [index, { name }] of signers.entries()) {
    const missing = await unprintableText(name);
    if (missing)
      add(
        `signers.${index}.name`,
        `We can’t print ${missing}. Enter the name in Latin letters; the signer can draw it.`,
      );
  }
}

/** Tells why a file can't be signed, or its pages. */
async function refusalOf(content: Uint8Array): Promise<string | { pageCount: number }> {
  const { isPdf, isEncrypted, isSigned, hasXfaForm, pageCount } = await inspectPdf(content);
  if (!isPdf) return 'Only PDFs can be signed.';
  if (isEncrypted) return 'The PDF is encrypted. Remove its password and upload it again.';
  if (isSigned) return 'The PDF has a digital signature, which signing here would break.';
  if (hasXfaForm) return 'The PDF has an XFA form. Print it to a new PDF and upload that.';
  return pageCount === undefined ? 'The PDF can’t be read.' : { pageCount };
}

function checkSigners({ signers, fields }: EnvelopeToSend, add: Add): void {
  const seen = new Set<string>();
  for (const [index, { signerId, name, email }] of signers.entries()) {
    if (seen.has(signerId)) add(`signers.${index}.signerId`, 'Another signer has this ID.');
    seen.add(signerId);
    if (name.trim() === '') add(`signers.${index}.name`, 'Enter the signer’s name.');
    if (!isEmailAddress(email.trim())) add(`signers.${index}.email`, 'Enter an email address.');
    if (!fields.some((field) => field.signerId === signerId && field.kind === 'signature'))
      add(`signers.${index}`, `Place a signature for ${name.trim() || 'this signer'}.`);
  }
}

/** Rounding of fractions. */
const tolerance = 0.001;

function checkFields(
  { signers, documents, fields }: EnvelopeToSend,
  checked: readonly (CheckedDocument | undefined)[],
  add: Add,
): void {
  const seen = new Set<string>();
  for (const [index, { fieldId, signerId, fileId, page, box }] of fields.entries()) {
    const name = `fields.${index}`;
    if (seen.has(fieldId)) add(`${name}.fieldId`, 'Another field has this ID.');
    seen.add(fieldId);
    if (!signers.some((signer) => signer.signerId === signerId)) add(`${name}.signerId`, 'There is no such signer.');
    const place = documents.findIndex((document) => document.fileId.toLowerCase() === fileId.toLowerCase());
    if (place < 0) add(`${name}.fileId`, 'There is no such document.');
    const pageCount = checked[place]?.pageCount;
    if (pageCount !== undefined && page > pageCount) add(`${name}.page`, `The document has ${pageCount} pages.`);
    if (box.x + box.width > 1 + tolerance || box.y + box.height > 1 + tolerance)
      add(`${name}.box`, 'The field reaches beyond the page.');
  }
}

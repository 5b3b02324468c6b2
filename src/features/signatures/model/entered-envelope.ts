/** An envelope while it is prepared: kept in the browser, checked before it is sent. Pure apart from the journal. */

import * as z from 'zod/mini';
import type { StateCode } from '@/api/generated/filing/model';
import { EnvelopeField, type EnvelopeToSend } from '@/api/generated/serving/model';
import { isEmail } from '@/lib/form/messages';
import { cutText } from '@/lib/format/graphemes';
import { createJournal } from '@/lib/storage/journal';

const stored = z.object({
  title: z.string(),
  message: z.string(),
  isInOrder: z.boolean(),
  /** 0 for never. */
  reminderDays: z.number(),
  documents: z.array(
    z.object({
      id: z.string(),
      fileId: z.string(),
      fileName: z.string(),
      description: z.string(),
      sizeBytes: z.number(),
      pageCount: z.number(),
    }),
  ),
  signers: z.array(z.object({ signerId: z.string(), name: z.string(), email: z.string() })),
  fields: z.array(EnvelopeField),
});

export type EnteredEnvelope = z.output<typeof stored>;
export type EnteredSigner = EnteredEnvelope['signers'][number];
export type EnteredDocument = EnteredEnvelope['documents'][number];

export const envelopeJournal = createJournal('envelope', stored);

export const mostSigners = 20;
export const mostDocuments = 10;

export const emptyEnvelope: EnteredEnvelope = {
  title: '',
  message: '',
  isInOrder: true,
  reminderDays: 3,
  documents: [],
  signers: [{ signerId: 's1', name: '', email: '' }],
  fields: [],
};

/** A signer for display. */
export const signerLabel = ({ name }: EnteredSigner, index: number) => name.trim() || `Signer ${index + 1}`;

/** With other documents: fields on a removed one are gone. The first document names the envelope. */
export function withDocuments(entered: EnteredEnvelope, documents: readonly EnteredDocument[]): EnteredEnvelope {
  const title = entered.title.trim() === '' ? cutText(documents[0]?.description ?? '', 120) : entered.title;
  const fields = entered.fields.filter(({ fileId }) => documents.some((document) => document.fileId === fileId));
  return { ...entered, title, documents: [...documents], fields };
}

/** Without a signer and the signer's fields. */
export function withoutSigner(entered: EnteredEnvelope, signerId: string): EnteredEnvelope {
  return {
    ...entered,
    signers: entered.signers.filter((signer) => signer.signerId !== signerId),
    fields: entered.fields.filter((field) => field.signerId !== signerId),
  };
}

/** Tells what must be entered or changed before sending, by field. The service checks again. */
export function envelopeProblems(entered: EnteredEnvelope): Record<string, string> {
  const { title, documents, signers, fields } = entered;
  const problems: Record<string, string> = {};
  if (documents.length === 0) problems.documents = 'Add at least one document';
  if (documents.length > mostDocuments) problems.documents = `Add ${mostDocuments} documents at most`;
  if (signers.length === 0) problems.signers = 'Add at least one signer';
  for (const [index, signer] of signers.entries()) {
    const { signerId, name, email } = signer;
    if (name.trim() === '') problems[`${signerId}.name`] = 'Name is required';
    if (email.trim() === '') problems[`${signerId}.email`] = 'Email is required';
    else if (!isEmail(email.trim())) problems[`${signerId}.email`] = 'Please enter a valid email address';
    const isPlaced = fields.some((field) => field.signerId === signerId && field.kind === 'signature');
    if (documents.length > 0 && !isPlaced)
      problems[`${signerId}.fields`] = `Place a signature for ${signerLabel(signer, index)}`;
  }
  if (title.trim() === '') problems.title = 'Title is required';
  return problems;
}

interface Sending {
  state: StateCode;
  fee: number;
  mappingId?: string | undefined;
  clientReference?: string | undefined;
}

/** The envelope as it is sent. */
export function toSend(entered: EnteredEnvelope, { state, fee, mappingId, clientReference }: Sending): EnvelopeToSend {
  const { title, message, isInOrder, reminderDays, documents, signers, fields } = entered;
  return {
    ...{ state, fee, title: title.trim(), isInOrder },
    ...(message.trim() !== '' && { message: message.trim() }),
    ...(reminderDays > 0 && { reminderDays }),
    documents: documents.map(({ fileId, fileName, description }) => ({ fileId, title: description || fileName })),
    signers: signers.map(({ signerId, name, email }) => ({ signerId, name: name.trim(), email: email.trim() })),
    fields: fields.map(({ label, ...field }) => ({ ...field, ...(label?.trim() && { label: label.trim() }) })),
    ...(mappingId !== undefined && { mappingId }),
    ...(clientReference && { clientReference }),
  };
}

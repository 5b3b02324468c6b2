/** Checks a document to file with its attachments. Pure. */

import type { EnteredEntry } from '../../db/schema/filing-content.ts';
import { countGraphemes } from '../../documents/graphemes.ts';
import type { FilingDocument, FilingFlow, MultisourceDocumentType } from '../../generated/filing/schemas.ts';
import { documentsOf } from '../../services/filing/filing-content.ts';
import type { FieldErrors } from '../../services/filing/submission/field-errors.ts';
import type { FilingFacts } from '../../services/filing/submission/filing-facts.ts';
import { checkProposedOrder } from '../../services/filing/submission/proposed-order-check.ts';
import { dayIn } from '../../services/firm-time-zone.ts';
import { filingExtra } from './codec.ts';
import { isReservation } from './document-types.ts';
import type { CaliforniaRules } from './tables.ts';

interface Context {
  flow: FilingFlow;
  rules: CaliforniaRules;
  facts: FilingFacts;
  errors: FieldErrors;
}

const usedFor = { 'new-case': 'initial', 'existing-case': 'subsequent' } as const;

/** Adds messages for a missing type, document or reservation; paths start with `path`. */
export function checkEntry(entry: EnteredEntry, path: string, context: Context): void {
  const { rules, facts, errors } = context;
  const type = rules.documentTypes.get(entry.filingTypeCode ?? '');
  // What is only served has no type with the court.
  if (entry.action !== 'Serve') checkType(entry, type, path, context);
  if (!entry.leadDocument) errors.add(`${path}.leadDocument`, 'Add the document.');
  if (entry.attachments.length > rules.policy.maxAttachmentsPerFiling)
    errors.add(`${path}.attachments`, `The court accepts up to ${rules.policy.maxAttachmentsPerFiling} attachments.`);
  const { proposedOrder: _, ...pdfs } = entry;
  for (const { path: name, document } of documentsOf(pdfs)) checkDocument(document, `${path}.${name}`, context);
  // The PDF and the Word document go in one envelope (filing variants, section 6).
  if (type?.isProposedOrder) {
    const today = dayIn(rules.policy.courtTimeZone, facts.now);
    checkProposedOrder(entry, path, { word: 'required' }, { today, facts, errors });
  }
}

function checkType(
  entry: EnteredEntry,
  type: MultisourceDocumentType | undefined,
  path: string,
  { flow, errors }: Context,
): void {
  const { hearingReservationNumber } = filingExtra(entry);
  if (entry.filingTypeCode === undefined) errors.add(`${path}.documentTypeCode`, 'Choose the document type.');
  else if (!type) errors.add(`${path}.documentTypeCode`, 'The court doesn’t have this document type. Choose another.');
  else if (type.use !== 'both' && type.use !== usedFor[flow])
    errors.add(
      `${path}.documentTypeCode`,
      flow === 'new-case' ? 'This document can’t open a case.' : 'This document is for opening a case. Choose another.',
    );
  if (type?.needsReservation && !hearingReservationNumber?.trim())
    errors.add(`${path}.hearingReservationNumber`, 'Enter the number of the hearing reservation (12 digits).');
  else if (hearingReservationNumber && !isReservation(hearingReservationNumber))
    errors.add(`${path}.hearingReservationNumber`, 'A reservation number has 12 digits.');
}

function checkDocument(
  { fileId, fileName }: FilingDocument,
  path: string,
  { rules: { policy }, facts, errors }: Context,
): void {
  const file = facts.files.get(fileId);
  if (!file) errors.add(`${path}.fileId`, 'The file is no longer available. Upload it again.');
  else if (file.sizeBytes > policy.maxDocumentBytes)
    errors.add(
      `${path}.fileId`,
      `The file exceeds the court’s limit (${Math.round(policy.maxDocumentBytes / 1024 ** 2)} MB).`,
    );
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase();
  const allowed = policy.allowedFileTypes.filter((each) => each.extension === 'pdf');
  const kind = allowed.find((each) => each.extension === extension);
  if (!kind || (file && file.contentType !== kind.mediaType)) {
    const taken = allowed.map((each) => each.extension.toUpperCase()).join(', ');
    errors.add(`${path}.fileName`, `The court accepts only ${taken} files.`);
  }
  if (countGraphemes(fileName) > policy.maxFileNameLength)
    errors.add(
      `${path}.fileName`,
      `File names can have up to ${policy.maxFileNameLength} characters. Rename the file.`,
    );
}

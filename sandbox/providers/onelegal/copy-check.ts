/** Checks printed copies for chambers (filing variants, section 4). Pure; paths are those of One Legal's calls. */
import type { OneLegalCourtesyCopy } from '../../generated/filing/schemas.ts';
import type { FieldErrors } from '../../services/filing/submission/field-errors.ts';
import type { FilingFacts } from '../../services/filing/submission/filing-facts.ts';

export function checkCopy(
  { documents, recipientName, address }: OneLegalCourtesyCopy,
  facts: Pick<FilingFacts, 'files'>,
  errors: FieldErrors,
): void {
  const path = 'content.courtesyCopy';
  if (!recipientName?.trim()) errors.add(`${path}.recipientName`, 'Enter the judge or department.');
  if (!address?.trim()) errors.add(`${path}.address`, 'Enter the delivery address.');
  if (documents.length === 0) errors.add(`${path}.documents`, 'Add at least one document.');
  for (const [index, { fileId }] of documents.entries()) {
    const file = facts.files.get(fileId);
    if (!file) errors.add(`${path}.documents.${index}.fileId`, 'The file is no longer available. Upload it again.');
    else if (file.contentType !== 'application/pdf')
      errors.add(`${path}.documents.${index}.fileName`, 'Only PDF files are printed.');
  }
}

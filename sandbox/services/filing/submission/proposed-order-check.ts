/** Checks what is said of a proposed order (filing variants, section 6). Pure; days are `YYYY-MM-DD`. */
import { wordType } from '../../../documents/convert-word.ts';
import type { FilingEntry } from '../../../generated/filing/schemas.ts';
import { nextDay } from '../../court-days.ts';
import type { FieldErrors } from './field-errors.ts';
import type { FilingFacts } from './filing-facts.ts';

/** What a court asks with a proposed order. */
export interface ProposedOrderRules {
  /** The order as a Word document besides the PDF. */
  word: 'required' | 'optional' | 'none';
  /** The judge wants a letter. */
  wantsLetter?: boolean;
  /** Why the court takes no competing orders, and what it wants instead. Missing where it takes them. */
  competing?: string;
}

/** Days that the other parties have to object. */
const daysToObject = 5;

/** Adds messages for what is missing or can't be; paths start with `path`, the entry's. `today` is the court's. */
export function checkProposedOrder(
  { proposedOrder = {} }: FilingEntry,
  path: string,
  { word, wantsLetter = false, competing }: ProposedOrderRules,
  { today, facts, errors }: { today: string; facts: FilingFacts; errors: FieldErrors },
): void {
  const { basis, hearingDate, sentToOthersOn, coverLetter, editableDocument } = proposedOrder;
  const add = (name: string, message: string) => errors.add(`${path}.proposedOrder.${name}`, message);
  if (basis === undefined) add('basis', 'Choose why the judge can sign the order.');
  if (basis === 'competing' && competing) add('basis', competing);
  if (basis === 'after-hearing') {
    if (hearingDate === undefined) add('hearingDate', 'Enter the day of the hearing.');
    else if (hearingDate > today) add('hearingDate', 'The hearing must have taken place.');
  }
  if (basis === 'no-response') {
    if (sentToOthersOn === undefined) add('sentToOthersOn', 'Enter when the other parties got the order.');
    else if (sentToOthersOn > nextDay(today, -daysToObject))
      add('sentToOthersOn', 'The other parties must have had the order for at least 5 days.');
  }
  if (wantsLetter && !coverLetter?.trim()) add('coverLetter', 'Write the cover letter. The judge asks for one.');
  if (word === 'required' && !editableDocument) add('editableDocument', 'Add the order as a Word document, too.');
  if (!editableDocument) return;
  if (word === 'none') add('editableDocument', 'Remove the Word document: the order is taken as a PDF alone.');
  const file = facts.files.get(editableDocument.fileId);
  if (!file) add('editableDocument.fileId', 'The file is no longer available. Upload it again.');
  else if (file.contentType !== wordType) add('editableDocument.fileId', 'Add a Word document (.docx).');
}

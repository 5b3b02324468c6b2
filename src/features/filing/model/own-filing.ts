/**
 * Papers that courts take as filings of their own, not as attachments. Illinois trial courts have filing codes for a summons:
 * the clerk issues it. A state that isn't here has no rule on file.
 */
import type { FilingDocument, FilingType, StateCode } from '@/api/generated/filing/model';
import { type FilingContent, newFiling, offeredFilingTypes, withDocument, withoutDocument } from '@/features/efiling';
import { isSummons, type NamedDocument } from './document-order';
import { withFilingType } from './filing-fit';
import { suggestedFilingType, withSuggestedType } from './filing-type-suggestion';

/** Where a summons is a filing of its own. */
const ownSummons: ReadonlySet<StateCode> = new Set(['IL']);

/** Before the court is known: what to do with a summons. Undefined for other papers and other states. */
export function summonsHint(document: NamedDocument, state: StateCode): string | undefined {
  return ownSummons.has(state) && isSummons(document)
    ? 'Illinois courts have a filing code for a summons. File it as a filing of its own.'
    : undefined;
}

/** The court's filing types for a summons, the one that the document's name states first. Empty where it has none. */
export function summonsTypes(
  document: NamedDocument,
  state: StateCode,
  filingTypes: readonly FilingType[],
): readonly FilingType[] {
  if (!ownSummons.has(state) || !isSummons(document)) return [];
  const types = offeredFilingTypes(filingTypes).filter(({ name }) => /\bsummons\b/i.test(name));
  const named = suggestedFilingType(document.fileName, types);
  return named ? [named, ...types.filter((type) => type !== named)] : types;
}

/** Takes an attachment out of its filing and files it by itself, with the type if there is only one. */
export function withOwnFiling(
  content: Pick<FilingContent, 'filings'>,
  documentId: string,
  { id, types, filingTypes }: { id: string; types: readonly FilingType[]; filingTypes: readonly FilingType[] },
): FilingContent['filings'] {
  const from = content.filings.find(({ attachments }) => attachments.some((each) => each.id === documentId));
  const document = from?.attachments.find((each) => each.id === documentId);
  if (!from || !document) return content.filings;
  const { documentTypeCode: _, filingComponentCode: __, ...leadDocument } = document;
  const added = { ...newFiling(id, from.filingAttorneyId, from.courtesyCopyEmails), leadDocument };
  const [only, ...others] = types;
  const typed =
    only && others.length === 0 ? withFilingType(added, only.code, filingTypes) : withSuggestedType(added, filingTypes);
  const at = content.filings.indexOf(from);
  return content.filings.with(at, withoutDocument(from, documentId)).toSpliced(at + 1, 0, typed);
}

/** Takes `withOwnFiling` back: the document returns to its place, and its filing goes, unless something was added to it. */
export function withOwnFilingUndone(
  filings: FilingContent['filings'],
  { id, from, document, place }: { id: string; from: string; document: FilingDocument; place: number },
): FilingContent['filings'] {
  const own = filings.find((filing) => filing.id === id);
  const isUnchanged = own?.leadDocument?.id === document.id && own.attachments.length === 0;
  if (!isUnchanged || !filings.some((filing) => filing.id === from)) return filings;
  return filings
    .filter((filing) => filing !== own)
    .map((filing) => (filing.id === from ? withDocument(filing, 'attachment', document, place) : filing));
}

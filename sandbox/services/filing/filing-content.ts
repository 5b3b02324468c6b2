/** Pure functions over a filing's content. Drafts are incomplete, so any part may be missing. */
import type { EnteredExistingCase, EnteredNewCase, FilingContent } from '../../db/schema/filing-content.ts';
import { documentTitle } from '../../documents/file-names.ts';
import type { FilingDocument, FilingEntry, FilingFlow, Party } from '../../generated/filing/schemas.ts';
import { notFound } from '../../http/problem.ts';

/** Only existing-case content has `isNonIndexedCase`. */
export function isExistingCase(content: FilingContent): content is EnteredExistingCase {
  return 'isNonIndexedCase' in content;
}

export function flowOf(content: FilingContent): FilingFlow {
  return isExistingCase(content) ? 'existing-case' : 'new-case';
}

/** @throws ProblemError 404 for a filing into an existing case. */
export function requireNewCase(content: FilingContent): EnteredNewCase {
  if (isExistingCase(content)) throw notFound('The order files into an existing case.');
  return content;
}

/** @throws ProblemError 404 for a filing that opens a case. */
export function requireExistingCase(content: FilingContent): EnteredExistingCase {
  if (!isExistingCase(content)) throw notFound('The order opens a case.');
  return content;
}

/** A party's full display name; empty without a name. */
export function partyName({ kind, person, organizationName }: Party): string {
  if (kind === 'organization') return organizationName?.trim() ?? '';
  return [person?.firstName, person?.middleName, person?.lastName]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
}

/**
 * The case title, such as Ortega v. Lakeshore Holdings LLC; for an existing case, its own title. Empty without names.
 */
export function caseTitleOf(content: FilingContent): string {
  if (isExistingCase(content)) return content.caseTitle?.trim() ?? '';
  const named = content.parties.filter((party) => titleName(party) !== '');
  const filing = named.filter(({ isFilingParty }) => isFilingParty);
  const opposing = named.filter(({ isFilingParty }) => !isFilingParty);
  return [side(filing), side(opposing)].filter(Boolean).join(' v. ');
}

/** Titles show people by last name. */
function titleName(party: Party): string {
  return (party.kind === 'person' && party.person?.lastName?.trim()) || partyName(party);
}

function side(parties: readonly Party[]): string {
  const [first] = parties;
  if (!first) return '';
  return parties.length > 1 ? `${titleName(first)} et al.` : titleName(first);
}

/**
 * A filing's documents, lead document first, with their paths in the entry. A proposed order's Word document goes last.
 */
export function documentsOf(
  entry: FilingEntry,
): { path: string; kind: 'lead' | 'attachment'; document: FilingDocument }[] {
  const editable = entry.proposedOrder?.editableDocument;
  return [
    ...(entry.leadDocument ? [{ path: 'leadDocument', kind: 'lead' as const, document: entry.leadDocument }] : []),
    ...entry.attachments.map((document, index) => ({
      path: `attachments.${index}`,
      kind: 'attachment' as const,
      document,
    })),
    ...(editable ? [{ path: 'proposedOrder.editableDocument', kind: 'attachment' as const, document: editable }] : []),
  ];
}

/** The order row's columns that say what a filing contains, for its lists and their search. */
export function contentFacts({ parties, filings }: FilingContent) {
  const documents = filings.flatMap((entry) => documentsOf(entry).map(({ document }) => document));
  return {
    documentCount: documents.length,
    partyNames: lines(parties.map(partyName)),
    documentNames: lines(documents.map(documentName)),
    leadDocumentTitle: leadTitle(filings),
  };
}

/** The title of the first filing's lead document; of its first attachment where it has none yet. */
function leadTitle(filings: readonly FilingEntry[]): string {
  for (const entry of filings) {
    const [first] = documentsOf(entry);
    if (first) return documentTitle(first.document.fileName, first.document.description, entry.description);
  }
  return '';
}

function documentName({ fileName, description }: FilingDocument): string {
  const title = description?.trim();
  return title && title !== fileName ? `${title} (${fileName})` : fileName;
}

function lines(names: readonly string[]): string {
  return [...new Set(names.map((name) => name.replaceAll(/\s+/g, ' ').trim()))].filter(Boolean).join('\n');
}

/** The filings' descriptions: `Complaint; Summons`. */
export function descriptionOf({ filings }: FilingContent): string {
  return filings
    .map(({ description }) => description?.trim())
    .filter(Boolean)
    .join('; ');
}

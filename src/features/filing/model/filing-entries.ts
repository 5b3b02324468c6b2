/** The filings of an envelope and their documents, as they are added, moved and taken out. Nothing is changed in place. */
import type { FilingDocument, FilingEntry } from '@/api/generated/filing/model';
import type { DocumentRole } from './filing-tables';

/** Where a document belongs. */
export interface DocumentSlot {
  /** The `id` of the filing entry. */
  filingId: string;
  role: DocumentRole;
}

/** A filing of which nothing is known yet. `filingAttorneyId`: who files, where that is clear from the start. */
export function newFiling(id: string, filingAttorneyId: string | undefined): FilingEntry {
  return {
    id,
    action: 'EFile',
    security: 'public',
    filingAttorneyId,
    attachments: [],
    courtesyCopyEmails: [],
    optionalServices: [],
    serviceRecipients: [],
  };
}

/** The documents of a filing, the lead document first. */
export function documentsOf({ leadDocument, attachments }: FilingEntry): FilingDocument[] {
  return leadDocument ? [leadDocument, ...attachments] : [...attachments];
}

/** Bytes of all documents of the envelope together. */
export function envelopeBytes(filings: readonly FilingEntry[]): number {
  return filings.flatMap(documentsOf).reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
}

/** The filing with a document put in its place. Where there is a lead document already, it becomes an attachment. */
export function withDocument(filing: FilingEntry, role: DocumentRole, document: FilingDocument): FilingEntry {
  return role === 'lead' && !filing.leadDocument
    ? { ...filing, leadDocument: document }
    : { ...filing, attachments: [...filing.attachments, document] };
}

/** The filing with one of its documents changed. */
export function withChangedDocument(
  filing: FilingEntry,
  documentId: string,
  change: (document: FilingDocument) => FilingDocument,
): FilingEntry {
  const changed = (document: FilingDocument) => (document.id === documentId ? change(document) : document);
  return {
    ...filing,
    leadDocument: filing.leadDocument && changed(filing.leadDocument),
    attachments: filing.attachments.map(changed),
  };
}

/** The filing without a document. */
export function withoutDocument(filing: FilingEntry, documentId: string): FilingEntry {
  return {
    ...filing,
    leadDocument: filing.leadDocument?.id === documentId ? undefined : filing.leadDocument,
    attachments: filing.attachments.filter(({ id }) => id !== documentId),
  };
}

/** The filing with an attachment moved before or after its neighbour. At either end nothing moves. */
export function withAttachmentMoved(filing: FilingEntry, documentId: string, by: 1 | -1): FilingEntry {
  const from = filing.attachments.findIndex(({ id }) => id === documentId);
  const [moved, other] = [filing.attachments[from], filing.attachments[from + by]];
  if (!moved || !other) return filing;
  const attachments = filing.attachments.with(from, other).with(from + by, moved);
  return { ...filing, attachments };
}

/** The filing with an attachment as its lead document; the former one takes its place. Components are to be fitted again. */
export function withLeadDocument(filing: FilingEntry, documentId: string): FilingEntry {
  const place = filing.attachments.findIndex(({ id }) => id === documentId);
  const promoted = filing.attachments[place];
  if (!promoted) return filing;
  const former = filing.leadDocument ? [bare(filing.leadDocument)] : [];
  return { ...filing, leadDocument: bare(promoted), attachments: filing.attachments.toSpliced(place, 1, ...former) };
}

/** The filing with its lead document as the first attachment, and none in its place. */
export function withLeadDemoted(filing: FilingEntry): FilingEntry {
  if (!filing.leadDocument) return filing;
  return { ...filing, leadDocument: undefined, attachments: [bare(filing.leadDocument), ...filing.attachments] };
}

/** The component says where a document stood; in another place it has another. */
function bare(document: FilingDocument): FilingDocument {
  return { ...document, filingComponentCode: undefined };
}

/** By the id of a document: the name of an earlier one with the same content. */
export function findDuplicates(filings: readonly FilingEntry[]): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  const duplicates = new Map<string, string>();
  for (const { id, sha256, fileName } of filings.flatMap(documentsOf)) {
    if (sha256 === undefined) continue;
    const known = first.get(sha256);
    if (known === undefined) first.set(sha256, fileName);
    else duplicates.set(id, known);
  }
  return duplicates;
}

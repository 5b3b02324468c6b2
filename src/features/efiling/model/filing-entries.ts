/** Adds, moves and removes filings and their documents. Never mutates. */
import type { FilingDocument, FilingEntry } from '@/api/generated/filing/model';
import type { DocumentRole } from './filing-tables';

/** The filing and role a document belongs to. */
export interface DocumentSlot {
  /** The `id` of the filing entry. */
  filingId: string;
  role: DocumentRole;
  /** The `id` of the document whose file it replaces. */
  replaces?: string;
  /** The proposed order as a Word document, which is none of the filing's documents. */
  isEditable?: boolean;
}

/** An empty filing. */
export function newFiling(
  id: string,
  filingAttorneyId: string | undefined,
  courtesyCopyEmails: readonly string[] = [],
): FilingEntry {
  return {
    id,
    action: 'EFile',
    security: 'public',
    filingAttorneyId,
    attachments: [],
    courtesyCopyEmails: [...courtesyCopyEmails],
    optionalServices: [],
    serviceRecipients: [],
  };
}

/** A filing's documents, lead document first. */
export function documentsOf({ leadDocument, attachments }: FilingEntry): FilingDocument[] {
  return leadDocument ? [leadDocument, ...attachments] : [...attachments];
}

/** Total size of the envelope's documents, in bytes. */
export function envelopeBytes(filings: readonly FilingEntry[]): number {
  return filings.flatMap(documentsOf).reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
}

/**
 * Adds a document. It becomes an attachment if there is already a lead document.
 * @param place among the attachments; the end by default.
 */
export function withDocument(
  filing: FilingEntry,
  role: DocumentRole,
  document: FilingDocument,
  place = filing.attachments.length,
): FilingEntry {
  return role === 'lead' && !filing.leadDocument
    ? { ...filing, leadDocument: document }
    : { ...filing, attachments: filing.attachments.toSpliced(place, 0, document) };
}

/** Changes a document. */
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

/** Removes a document. */
export function withoutDocument(filing: FilingEntry, documentId: string): FilingEntry {
  return {
    ...filing,
    leadDocument: filing.leadDocument?.id === documentId ? undefined : filing.leadDocument,
    attachments: filing.attachments.filter(({ id }) => id !== documentId),
  };
}

/**
 * Moves a document to a place among all documents. With a lead document, whatever comes first is the lead document; those
 * that change roles must have their components fitted again.
 * @param place from 0, as if the document were not in the list.
 */
export function withDocumentMoved(filing: FilingEntry, documentId: string, place: number): FilingEntry {
  const documents = documentsOf(filing);
  const moved = documents.find(({ id }) => id === documentId);
  if (!moved) return filing;
  const ordered = documents.filter((document) => document !== moved).toSpliced(place, 0, moved);
  if (!filing.leadDocument) return { ...filing, attachments: ordered };
  const [first = moved, ...rest] = ordered;
  if (first === filing.leadDocument) return { ...filing, attachments: rest };
  const former = filing.leadDocument;
  return {
    ...filing,
    leadDocument: withoutComponent(first),
    attachments: rest.map((document) => (document === former ? withoutComponent(document) : document)),
  };
}

/** Swaps an attachment with the lead document. Their components must be fitted again. */
export function withLeadDocument(filing: FilingEntry, documentId: string): FilingEntry {
  const place = filing.attachments.findIndex(({ id }) => id === documentId);
  const promoted = filing.attachments[place];
  if (!promoted) return filing;
  const former = filing.leadDocument ? [withoutComponent(filing.leadDocument)] : [];
  return {
    ...filing,
    leadDocument: withoutComponent(promoted),
    attachments: filing.attachments.toSpliced(place, 1, ...former),
  };
}

/** Makes the lead document the first attachment. */
export function withLeadDemoted(filing: FilingEntry): FilingEntry {
  if (!filing.leadDocument) return filing;
  return {
    ...filing,
    leadDocument: undefined,
    attachments: [withoutComponent(filing.leadDocument), ...filing.attachments],
  };
}

/** A component applies to a role, so it is cleared when the role changes. */
function withoutComponent(document: FilingDocument): FilingDocument {
  return { ...document, filingComponentCode: undefined };
}

/** By document id: the name of an earlier document with the same content. */
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

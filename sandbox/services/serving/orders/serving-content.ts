/** Pure functions over the content of a serving order. Drafts are incomplete, so any part may be empty. */
import { createHash } from 'node:crypto';
import { documentTitle } from '../../../documents/file-names.ts';
import type { AddressToServe, ServingContent, ServingRecipient } from '../../../generated/serving/schemas.ts';

type Content = ServingContent;

/** The name of a recipient, to display: `James Okafor Jr.`; for an organization with its agent apart. */
export function recipientName(recipient: ServingRecipient): string {
  const { kind, firstName, middleName, lastName, suffix, organizationName } = recipient;
  const parts = kind === 'individual' ? [firstName, middleName, lastName, suffix] : [organizationName];
  return parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ');
}

/** One key for addresses that are the same place: street, unit and the five digits. */
export function placeKey({ street, unit = '', zip }: Pick<AddressToServe, 'street' | 'unit' | 'zip'>): string {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return [plain(street), plain(unit), zip.trim().slice(0, 5)].join('|');
}

export function pageCountOf({ documents }: Pick<Content, 'documents'>): number {
  return documents.reduce((pages, document) => pages + document.pageCount, 0);
}

/** The columns of the order's row, for its lists and their search. */
export function orderFacts(content: Content) {
  const { case: of, documents, jobs } = content;
  const names = jobs.map(({ recipient }) => recipientName(recipient)).filter(Boolean);
  const [first, ...others] = names;
  const [lead] = documents;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  const lines = (texts: readonly string[]) => [...new Set(texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()))];
  return {
    service: of.caseTrackingId ? ('ProcessServingExistingCase' as const) : ('ProcessServing' as const),
    state: content.state,
    caseTitle: of.caseTitle?.trim() ?? '',
    caseNumber: of.caseNumber?.trim() || null,
    caseTrackingId: of.caseTrackingId || null,
    courtCode: of.courtCode || null,
    courtName: of.courtName?.trim() || null,
    description: first === undefined ? '' : `Service on ${first}${more}`.slice(0, 500),
    documentCount: documents.length,
    partyNames: lines(names).join('\n'),
    documentNames: lines(documents.map(({ title, fileName }) => title || fileName)).join('\n'),
    leadDocumentTitle: lead ? documentTitle(lead.fileName, lead.title) : '',
  };
}

/** A hash of content, whatever the order of its keys. */
export function contentHash(content: Content): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(content)))
    .digest('hex');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  );
}

/** Where documents go that are dropped on a draft. */
import type { FilingEntry } from '@/api/generated/filing/model';
import type { DocumentSlot } from '@/features/efiling';

/**
 * The first filing that has no lead document and expects none, otherwise the attachments of the last filing; undefined if
 * a filing must be added first.
 * @param expected where documents still uploading go.
 */
export function dropTarget(
  filings: readonly FilingEntry[],
  expected: readonly DocumentSlot[],
): DocumentSlot | undefined {
  const expectsLead = ({ id }: FilingEntry) =>
    expected.some(({ filingId, role }) => filingId === id && role === 'lead');
  const open = filings.find((filing) => !filing.leadDocument && !expectsLead(filing));
  if (open) return { filingId: open.id, role: 'lead' };
  const last = filings.at(-1);
  return last && { filingId: last.id, role: 'attachment' };
}

/** The slots of documents added together: the first takes the role, unless none of them can lead; the rest are attachments. */
export function slotsFor(count: number, { filingId, role }: DocumentSlot, hasLead = true): DocumentSlot[] {
  return Array.from({ length: count }, (_, place) => ({
    filingId,
    role: place === 0 && hasLead ? role : 'attachment',
  }));
}

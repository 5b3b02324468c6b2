/** What is larger than the court takes. Known as soon as a document is, before the draft is checked. */
import type { CourtPolicy, FilingDocument, FilingEntry } from '@/api/generated/filing/model';
import { sizeAbove } from '@/lib/files/size-above';
import { formatBytes } from '@/lib/format/bytes';
import { envelopeBytes } from './filing-entries';

/** Says that a document exceeds the court's size limit. */
export function documentSizeMessage(
  { sizeBytes }: Pick<FilingDocument, 'sizeBytes'>,
  { maxDocumentBytes }: Pick<CourtPolicy, 'maxDocumentBytes'>,
): string | undefined {
  return sizeBytes > maxDocumentBytes
    ? `This document is ${sizeAbove(sizeBytes, maxDocumentBytes)}. The court's limit is ${formatBytes(maxDocumentBytes)}. Compress it or split it.`
    : undefined;
}

/** Says that the documents together exceed the court's size limit. */
export function envelopeSizeMessage(
  filings: readonly FilingEntry[],
  { maxEnvelopeBytes }: Pick<CourtPolicy, 'maxEnvelopeBytes'>,
): string | undefined {
  const bytes = envelopeBytes(filings);
  return bytes > maxEnvelopeBytes
    ? `The documents total ${sizeAbove(bytes, maxEnvelopeBytes)}. The court's limit is ${formatBytes(maxEnvelopeBytes)} per envelope. Remove or compress a document.`
    : undefined;
}

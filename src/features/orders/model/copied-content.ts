/** The content of drafts made from submitted filings. They reuse the uploaded documents. */
import type { FilingEntry, OrderDetail, OrderFiling } from '@/api/generated/filing/model';
import { factsOf, providerIdOf } from '@/features/efiling';
import { isRejected } from './rejection';

/** The parts of the content that a draft does not copy unchanged. */
export interface CopiedContent {
  filings: FilingEntry[];
  disclaimerCodes: string[];
  returnDate?: string | undefined;
}

/**
 * Copies the content without what holds for one submission only: the certifications, the return date and the hearing
 * places.
 */
export function copiedContent<Copied extends CopiedContent>(content: Copied): Copied {
  const filings = content.filings.map(({ hearingSlot: _, ...filing }) => filing);
  return { ...content, filings, returnDate: undefined, disclaimerCodes: [] };
}

/**
 * Tells whether a copy of the order has only what was accepted: some of it came back, and its provider tells them
 * apart.
 */
export function copiesAccepted({ filings, ...order }: Pick<OrderDetail, 'provider' | 'apiType' | 'filings'>): boolean {
  if (!factsOf(providerIdOf(order))?.copiesAccepted) return false;
  const returned = filings.filter(({ status }) => isRejected(status));
  return returned.length > 0 && returned.length < filings.length;
}

/** Copies the content with the rejected filings only. */
export function correctedContent<Copied extends CopiedContent>(
  content: Copied,
  filings: readonly OrderFiling[],
): Copied {
  // The order lists its filings in the order of entry.
  const rejected = content.filings.filter((_, index) => {
    const filing = filings[index];
    return filing !== undefined && isRejected(filing.status);
  });
  return { ...copiedContent(content), filings: rejected };
}

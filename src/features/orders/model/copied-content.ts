/** What a draft holds that is made of a submitted filing. Its documents are the same files: nothing is uploaded again. */
import type { FilingEntry, OrderFiling } from '@/api/generated/filing/model';
import { isRejected } from './order-status';

/** What both kinds of content have that is not copied as it is. */
export interface CopiedContent {
  filings: FilingEntry[];
  disclaimerCodes: string[];
  returnDate?: string | undefined;
}

/**
 * All that was entered but what holds for one submission only: what a person confirmed to the court then, and the day
 * that the court gave then.
 */
export function copiedContent<Copied extends CopiedContent>(content: Copied): Copied {
  return { ...content, returnDate: undefined, disclaimerCodes: [] };
}

/** The same with only those filings that came back: the others are filed, or were given up. */
export function correctedContent<Copied extends CopiedContent>(
  content: Copied,
  filings: readonly OrderFiling[],
): Copied {
  // The filings of an envelope stand in the order in which they were entered.
  const back = content.filings.filter((_, index) => {
    const filing = filings[index];
    return filing !== undefined && isRejected(filing.status);
  });
  return { ...copiedContent(content), filings: back };
}

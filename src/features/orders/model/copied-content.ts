/** What a draft holds that is made of a submitted filing. Its documents are the same files: nothing is uploaded again. */
import type { NewCaseContent, NewCaseFilingDetail } from '@/api/generated/filing/model';
import { cameBack } from './order-status';

/**
 * All that was entered but what holds for one submission only: what a person confirmed to the court then, and the day
 * that the court gave then.
 */
export function copiedContent({ returnDate: _, ...content }: NewCaseContent): NewCaseContent {
  return { ...content, disclaimerCodes: [] };
}

/** The same with only those filings that came back: the others are filed, or were given up. */
export function correctedContent({
  content,
  filings,
}: Pick<NewCaseFilingDetail, 'content' | 'filings'>): NewCaseContent {
  const copied = copiedContent(content);
  // The filings of an envelope stand in the order in which they were entered.
  const back = copied.filings.filter((_, index) => {
    const filing = filings[index];
    return filing !== undefined && cameBack(filing.status);
  });
  return { ...copied, filings: back };
}

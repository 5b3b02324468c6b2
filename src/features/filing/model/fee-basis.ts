/** What a fee quote depends on. */
import type { FilingContent, FilingProvider } from '@/features/efiling';

/** Most courts' fees depend on the case type. */
const missingCaseType = ({ caseCategoryCode, caseTypeCode }: FilingContent) =>
  caseCategoryCode === undefined || caseTypeCode === undefined ? ['the case type'] : [];

/**
 * Tells what the filer must enter before fees can be quoted, in step order.
 * @param missingOfCase what the provider needs to know of the case, if not its type
 */
export function missingForQuote(
  content: FilingContent,
  missingOfCase: FilingProvider['missingForQuote'] = missingCaseType,
): string[] {
  const missing: string[] = [];
  if (content.courtCode === undefined) missing.push('the court');
  missing.push(...missingOfCase(content));
  if (content.filings.length === 0) missing.push('a filing');
  else if (content.filings.some(({ filingTypeCode }) => filingTypeCode === undefined))
    missing.push(content.filings.length === 1 ? 'the filing type' : 'a type for every filing');
  return missing;
}

/**
 * A fingerprint of everything that fees depend on, which excludes names, texts, addresses and documents. Equal
 * fingerprints mean equal fees unless the court changes its tables.
 */
export function feeBasis(content: FilingContent): string {
  return JSON.stringify([
    content.courtCode,
    content.caseTrackingId,
    content.caseCategoryCode,
    content.caseTypeCode,
    content.filerTypeCode,
    content.procedureRemedyCodes,
    content.damageAmountCode,
    content.amountInControversy,
    content.paymentAccountId,
    content.filingPartyIds,
    content.extra,
    content.parties.map(({ partyTypeCode, isFilingParty }) => [partyTypeCode, isFilingParty]),
    content.filings.map((filing) => [
      filing.id,
      filing.action,
      filing.filingTypeCode,
      filing.motionTypeCode,
      filing.extra,
      filing.optionalServices.map(({ code, quantity, amount }) => [code, quantity, amount]),
      filing.serviceRecipients.map(({ serviceContactId, serviceTypeCode }) => [serviceContactId, serviceTypeCode]),
    ]),
  ]);
}

/** What a fee quote depends on: as long as that stays the same the quote holds, and when it changes it is stale. */
import type { FilingContent } from './filing-content';

/** What must be entered before fees can be quoted at all, for the person, in the order of the steps. */
export function missingForQuote(content: FilingContent): string[] {
  const missing: string[] = [];
  if (content.courtCode === undefined) missing.push('the court');
  if (content.caseCategoryCode === undefined || content.caseTypeCode === undefined) missing.push('the case type');
  if (content.filings.length === 0) missing.push('a filing');
  else if (content.filings.some(({ filingTypeCode }) => filingTypeCode === undefined))
    missing.push(content.filings.length === 1 ? 'the filing type' : 'the type of every filing');
  return missing;
}

/**
 * A fingerprint of all that fees are computed from. Names, texts, addresses and documents are left out: typing them
 * costs nothing. Equal fingerprints mean equal fees, as long as the court does not change its tables.
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
    content.parties.map(({ partyTypeCode, isFilingParty }) => [partyTypeCode, isFilingParty]),
    content.filings.map((filing) => [
      filing.id,
      filing.action,
      filing.filingTypeCode,
      filing.motionTypeCode,
      filing.optionalServices.map(({ code, quantity, amount }) => [code, quantity, amount]),
      filing.serviceRecipients.map(({ serviceContactId, serviceTypeCode }) => [serviceContactId, serviceTypeCode]),
    ]),
  ]);
}

/** The portal's prices: the clerk's fees, and what the portal takes for the payment. Pure. */
import type { FilingContent } from '../../db/schema/filing-content.ts';
import type { StoredFees } from '../../db/schema/stored-fees.ts';
import { calculateFees } from '../../services/filing/fee-calculation.ts';
import { flowOf, isExistingCase } from '../../services/filing/filing-content.ts';
import { FieldErrors } from '../../services/filing/submission/field-errors.ts';
import type { PaymentAccountRow } from '../../services/filing/submission/filing-facts.ts';
import { caseExtra } from './codec.ts';
import type { FlRules } from './tables.ts';

export const rates = {
  providerCents: { 'new-case': 0, 'existing-case': 0 },
  cardBasisPoints: { 'new-case': 350, 'existing-case': 350 },
  bankTransferCents: 500,
} as const;

/**
 * The fees for content, with the chosen account if any. Filers who are indigent or a government pay none.
 * @throws ProblemError 422 `content-incomplete` with missing and unknown values by path.
 */
export function priceContent(
  content: FilingContent,
  rules: FlRules | undefined,
  account: PaymentAccountRow | undefined,
): StoredFees {
  const errors = new FieldErrors();
  const isNew = !isExistingCase(content);
  if (!rules) errors.add('content.courtId', content.courtCode ? 'The portal has no such court.' : 'Choose the court.');
  else if (isNew && !rules.caseType) errors.add('content.caseTypeId', 'Choose the case type.');
  if (content.filings.length === 0) errors.add('content.filings', 'Add at least one document.');
  if (content.paymentAccountId && !account)
    errors.add('content.paymentAccountId', 'The firm doesn’t have this payment account. Choose another.');
  const filings = content.filings.map(({ id, filingTypeCode = '' }, index) => {
    const code = rules?.docketCodes.get(filingTypeCode);
    if (rules && !code) errors.add(`content.filings.${index}.docketCodeId`, 'Choose the document type.');
    return {
      entryId: id,
      filingTypeCode,
      filingTypeName: code?.name ?? '',
      feeCents: code?.feeCents ?? 0,
      services: [],
    };
  });
  errors.throwIfAny('content-incomplete', 'The fees can’t be calculated yet.');
  const { feeExemption = 'none' } = caseExtra(content);
  return calculateFees({
    flow: flowOf(content),
    accountType: feeExemption === 'none' ? account?.paymentAccountTypeCode : 'WV',
    caseInitiation:
      isNew && rules?.caseType ? { name: rules.caseType.name, feeCents: rules.caseType.filingFeeCents } : undefined,
    partyRoles: [],
    filings,
    rates,
  });
}

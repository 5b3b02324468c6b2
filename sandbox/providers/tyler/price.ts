/** Looks up the prices for content in the court's tables. Pure. */
import type { FilingContent } from '../../db/schema/filing-content.ts';
import type { StoredFees } from '../../db/schema/stored-fees.ts';
import type { FilingEntry } from '../../generated/filing/schemas.ts';
import { calculateFees, type PricedFiling, type PricedPartyRole } from '../../services/filing/fee-calculation.ts';
import { flowOf, isExistingCase } from '../../services/filing/filing-content.ts';
import { toCents } from '../../services/filing/money.ts';
import type { CourtRules } from '../../services/filing/submission/court-rules.ts';
import { FieldErrors } from '../../services/filing/submission/field-errors.ts';
import type { PaymentAccountRow } from '../../services/filing/submission/filing-facts.ts';

/** The largest amount the database can hold, about $21 million. */
const mostCents = 2_147_483_647;

/**
 * The fees for content, with the chosen account if any.
 * @throws ProblemError 422 `content-incomplete` with missing and unknown values by path (`content.caseTypeCode`).
 */
export function priceContent(
  content: FilingContent,
  rules: CourtRules | undefined,
  account: PaymentAccountRow | undefined,
): StoredFees {
  const errors = new FieldErrors();
  const detail = 'The fees can’t be calculated yet.';
  if (!rules) {
    errors.add('content.courtCode', content.courtCode ? 'The state doesn’t have this court.' : 'Choose the court.');
    throw errors.toProblem('content-incomplete', detail);
  }
  if (!isExistingCase(content) && !rules.caseType) errors.add('content.caseTypeCode', 'Choose the case type.');
  if (content.filings.length === 0) errors.add('content.filings', 'Add at least one filing.');
  if (content.paymentAccountId && !account)
    errors.add('content.paymentAccountId', 'The firm doesn’t have this payment account. Choose another.');
  const filings = content.filings.map((entry, index) => priceFiling(entry, `content.filings.${index}`, rules, errors));
  errors.throwIfAny('content-incomplete', detail);
  const fees = calculateFees({
    flow: flowOf(content),
    accountType: account?.paymentAccountTypeCode,
    caseInitiation:
      isExistingCase(content) || !rules.caseType
        ? undefined
        : { name: rules.caseType.name, feeCents: rules.caseType.feeCents },
    partyRoles: pricePartyRoles(content, rules),
    filings,
  });
  if (fees.totalCents > mostCents) {
    errors.add('content.filings', 'The fees exceed the maximum payment.');
    throw errors.toProblem('content-incomplete', detail);
  }
  return fees;
}

function priceFiling(entry: FilingEntry, path: string, rules: CourtRules, errors: FieldErrors): PricedFiling {
  const { filingTypeCode = '' } = entry;
  const found = rules.filingTypes.get(filingTypeCode);
  if (!found) errors.add(`${path}.filingTypeCode`, 'Choose the filing type.');
  const services = entry.optionalServices.flatMap(({ code, quantity, amount }, index) => {
    const service = found?.optionalServices.get(code);
    if (!service) {
      if (found) errors.add(`${path}.optionalServices.${index}.code`, 'The court doesn’t offer this service.');
      return [];
    }
    if (service.hasFeePrompt && amount === undefined) {
      errors.add(
        `${path}.optionalServices.${index}.amount`,
        service.feePromptText ?? `Enter the fee for ${service.name}.`,
      );
    }
    const unitCents = service.hasFeePrompt ? toCents(amount ?? 0) : service.feeCents;
    return { name: service.name, unitCents, quantity: service.multiplier ? quantity : 1 };
  });
  return {
    entryId: entry.id,
    filingTypeCode,
    filingTypeName: found?.type.name ?? '',
    // What is only served isn't filed.
    feeCents: entry.action === 'Serve' ? 0 : (found?.type.feeCents ?? 0),
    services,
  };
}

function pricePartyRoles({ parties }: FilingContent, { partyTypes }: CourtRules): PricedPartyRole[] {
  return [...partyTypes.values()].flatMap(({ code, name, amountCents, numberOfPartiesToIgnore }) => {
    const count = parties.filter(({ partyTypeCode }) => partyTypeCode === code).length;
    return amountCents ? { name, unitCents: amountCents, free: numberOfPartiesToIgnore ?? 0, count } : [];
  });
}

/** Prices of California's courts, and of One Legal, which carries the filings. Pure. */
import type { FilingContent } from '../../db/schema/filing-content.ts';
import type { StoredFees } from '../../db/schema/stored-fees.ts';
import type { OneLegalContent } from '../../generated/filing/schemas.ts';
import { calculateFees, type PricedFiling, type PricedService } from '../../services/filing/fee-calculation.ts';
import { documentsOf, flowOf, isExistingCase } from '../../services/filing/filing-content.ts';
import { toCents } from '../../services/filing/money.ts';
import { FieldErrors } from '../../services/filing/submission/field-errors.ts';
import type { PaymentAccountRow } from '../../services/filing/submission/filing-facts.ts';
import { caseExtra, filingExtra } from './codec.ts';
import { isReservation } from './document-types.ts';
import { type CaliforniaRules, isCourtesyCopy, isPricedAlone } from './tables.ts';

const rates = {
  providerCents: { 'new-case': 0, 'existing-case': 1495 },
  cardBasisPoints: { 'new-case': 275, 'existing-case': 275 },
  bankTransferCents: 0,
  courtFeesOnly: true,
} as const;

type Amount = NonNullable<OneLegalContent['jurisdictionalAmount']>;

/** The first paper, by the demand. */
const firstPapers: Readonly<Record<Amount, { name: string; feeCents: number }>> = {
  'limited-to-10000': { name: 'First paper, up to $10,000', feeCents: 24_000 },
  'limited-over-10000': { name: 'First paper, limited over $10,000', feeCents: 38_500 },
  unlimited: { name: 'First paper, unlimited', feeCents: 43_500 },
};

/** Delivery on paper. */
const deliveryCents = { standard: 4500, urgent: 9500 } as const;
const printedPageCents = 15;

/**
 * The fees for content, with the chosen account if any. A motion whose hearing is reserved was paid with the
 * reservation. Service alone costs what a filing into a case does.
 * @throws ProblemError 422 `content-incomplete` with missing and unknown values by path.
 */
export function priceContent(
  content: FilingContent,
  rules: CaliforniaRules | undefined,
  account: PaymentAccountRow | undefined,
): StoredFees {
  const errors = new FieldErrors();
  if (isCourtesyCopy(content)) return priceCopies(content, rules, account, errors);
  const { jurisdictionalAmount, isFeeWaiverRequested } = caseExtra(content);
  const isNew = !isExistingCase(content);
  if (!rules)
    errors.add('content.courtId', content.courtCode ? 'California has no court with this ID.' : 'Choose the court.');
  if (isNew && !jurisdictionalAmount) errors.add('content.jurisdictionalAmount', 'Choose the amount demanded.');
  const isServiceAlone = isPricedAlone(content);
  if (content.filings.length === 0 && !isServiceAlone) errors.add('content.filings', 'Add at least one document.');
  if (content.paymentAccountId && !account)
    errors.add('content.paymentAccountId', 'The firm doesn’t have this payment account. Choose another.');
  // Without an advance, the firm pays the court on paper itself.
  const isPaidThere = rules?.isPhysical === true && caseExtra(content).physicalDelivery?.advanceFees !== true;
  const filings = content.filings.map((entry, index) => {
    const { id, filingTypeCode = '', action } = entry;
    const type = rules?.documentTypes.get(filingTypeCode);
    if (rules && !type && action !== 'Serve')
      errors.add(`content.filings.${index}.documentTypeCode`, 'Choose the document type.');
    const isPaid = type?.needsReservation === true && isReservation(filingExtra(entry).hearingReservationNumber);
    return priced(id, filingTypeCode, type?.name ?? '', isPaid || !type || isPaidThere ? 0 : toCents(type.fee));
  });
  const delivery =
    rules?.isPhysical && content.filings.some(({ action }) => action !== 'Serve') ? deliveryOf(content, errors) : [];
  errors.throwIfAny('content-incomplete', 'The fees can’t be calculated yet.');
  return calculateFees({
    flow: flowOf(content),
    accountType: isFeeWaiverRequested ? 'WV' : account?.paymentAccountTypeCode,
    caseInitiation: isNew && jurisdictionalAmount ? firstPapers[jurisdictionalAmount] : undefined,
    partyRoles: [],
    filings: isServiceAlone
      ? [priced('e-service', '', 'Electronic service', 0)]
      : filings.map((filing, index) => (index === 0 ? { ...filing, services: delivery } : filing)),
    rates,
  });
}

function priced(entryId: string, filingTypeCode: string, filingTypeName: string, feeCents: number): PricedFiling {
  return { entryId, filingTypeCode, filingTypeName, feeCents, services: [] };
}

/** The courier and the printing: nothing goes to the court, so neither fees of the court nor the provider's are due. */
function priceCopies(
  content: FilingContent,
  rules: CaliforniaRules | undefined,
  account: PaymentAccountRow | undefined,
  errors: FieldErrors,
): StoredFees {
  const { documents = [], copies = 1, ofOrderId } = caseExtra(content).courtesyCopy ?? {};
  if (!rules)
    errors.add('content.courtId', content.courtCode ? 'The state has no court with this ID.' : 'Choose the court.');
  if (content.paymentAccountId && !account)
    errors.add('content.paymentAccountId', 'The firm doesn’t have this payment account. Choose another.');
  errors.throwIfAny('content-incomplete', 'The fees can’t be calculated yet.');
  const confirmation = ofOrderId === undefined ? 0 : 1;
  const pages = documents.reduce((sum, { pageCount }) => sum + pageCount, confirmation) * copies;
  const entry = priced(content.filings[0]?.id ?? 'courtesy-copy', '', 'Courtesy copy', 0);
  const services = [
    { name: 'Courtesy copy delivery', unitCents: deliveryCents.standard, quantity: 1 },
    { name: 'Printed page', unitCents: printedPageCents, quantity: pages },
  ];
  return calculateFees({
    flow: 'existing-case',
    accountType: account?.paymentAccountTypeCode,
    caseInitiation: undefined,
    partyRoles: [],
    filings: [{ ...entry, services }],
    rates: { ...rates, providerCents: { 'new-case': 0, 'existing-case': 0 } },
  });
}

/** The courier, and each printed page of each copy. */
function deliveryOf(content: FilingContent, errors: FieldErrors): PricedService[] {
  const { serviceLevel, copies = 1 } = caseExtra(content).physicalDelivery ?? {};
  if (!serviceLevel) {
    errors.add('content.physicalDelivery.serviceLevel', 'Choose standard or urgent delivery.');
    return [];
  }
  const documents = content.filings.flatMap((entry) => documentsOf(entry));
  const pages = documents.reduce((sum, { document }) => sum + document.pageCount, 0) * copies;
  const name = serviceLevel === 'urgent' ? 'Urgent delivery' : 'Standard delivery';
  return [
    { name, unitCents: deliveryCents[serviceLevel], quantity: 1, isKept: true },
    { name: 'Printed page', unitCents: printedPageCents, quantity: pages, isKept: true },
  ];
}

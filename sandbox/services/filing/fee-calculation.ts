/**
 * Calculates an envelope's fees, in cents, as a pure function.
 *
 * The case fee and the provider's fee are charged once per envelope, with its first filing. The convenience fee applies
 * to everything else. With a waiver, all fees are listed and nothing is due.
 */
import type { ConvenienceRate, StoredCharge, StoredFees, StoredFilingFees } from '../../db/schema/stored-fees.ts';
import type { CardCharge, FilingFlow, PaymentAccount } from '../../generated/filing/schemas.ts';
import { cardChargesOf, type StatedEnvelope } from './statement-lines.ts';

/** A court service ordered with a filing, charged per unit. */
export interface PricedService {
  name: string;
  unitCents: number;
  quantity: number;
  /** Due whatever the court decides. */
  isKept?: true;
}

export interface PricedFiling {
  entryId: string;
  filingTypeCode: string;
  filingTypeName: string;
  feeCents: number;
  services: readonly PricedService[];
}

/** The fee per party of a role beyond the first `free` ones. */
export interface PricedPartyRole {
  name: string;
  unitCents: number;
  free: number;
  count: number;
}

export interface PricedEnvelope {
  flow: FilingFlow;
  /** Missing until an account is chosen; the convenience fee is then unknown. */
  accountType: PaymentAccount['paymentAccountTypeCode'] | undefined;
  caseInitiation: { name: string; feeCents: number } | undefined;
  partyRoles: readonly PricedPartyRole[];
  filings: readonly PricedFiling[];
  /** The usual ones where a provider has none of its own. */
  rates?: Rates;
}

/** What is taken besides the court's fees. */
interface Rates {
  /** The provider's fee per envelope. */
  providerCents: Readonly<Record<FilingFlow, number>>;
  /** Court card rates, in basis points. */
  cardBasisPoints: Readonly<Record<FilingFlow, number>>;
  /** Fixed fee for bank transfers. */
  bankTransferCents: number;
  /** The provider's own fee is paid without a convenience fee. */
  courtFeesOnly?: true;
}

const usualRates: Rates = {
  providerCents: { 'new-case': 0, 'existing-case': 350 },
  cardBasisPoints: { 'new-case': 289, 'existing-case': 275 },
  bankTransferCents: 25,
};
/** The provider fee's name. */
const providerPayee = 'E-filing provider';

/** Calculates an envelope's charges. */
export function calculateFees(envelope: PricedEnvelope): StoredFees {
  const { providerCents } = envelope.rates ?? usualRates;
  const filings = envelope.filings.map((filing, index) => ({
    entryId: filing.entryId,
    filingTypeCode: filing.filingTypeCode,
    filingTypeName: filing.filingTypeName,
    charges: [
      ...(index === 0 ? initiationCharges(envelope) : []),
      ...chargeOf('Filing Fee', filing.filingTypeName, filing.feeCents),
      ...(index === 0 ? onceCharge('Provider Service', providerPayee, providerCents[envelope.flow]) : []),
      ...filing.services.flatMap(({ name, unitCents, quantity, isKept }) =>
        chargeOf('Court Service', quantity === 1 ? name : `${name} × ${quantity}`, unitCents * quantity).map(
          (charge) => (isKept ? { ...charge, kept: true } : charge),
        ),
      ),
    ],
  }));
  return total({
    isWaived: envelope.accountType === 'WV',
    filings,
    convenienceRate: rateOf(envelope),
  });
}

/**
 * The captured charges once every filing is decided: those of accepted filings, with the convenience fee on them.
 * Per-envelope charges move to the first accepted filing. Empty unless a filing is accepted, but for what is due
 * whatever the court decides.
 * @param isDelivered whether that work was done
 */
export function settleFees(fees: StoredFees, acceptedEntryIds: ReadonlySet<string>, isDelivered: boolean): StoredFees {
  const once = fees.filings.flatMap(({ charges }) => charges.filter((charge) => charge.once));
  const first = fees.filings.find(({ entryId }) => acceptedEntryIds.has(entryId));
  const filings = fees.filings.map((filing) => ({
    ...filing,
    charges: [
      ...(filing === first ? once : []),
      ...filing.charges.filter(
        (charge) => !charge.once && (acceptedEntryIds.has(filing.entryId) || (charge.kept && isDelivered)),
      ),
    ],
  }));
  return total({ ...fees, filings });
}

/** The statement's lines. Empty when nothing is due. */
export function cardCharges(fees: StoredFees, envelope: StatedEnvelope): CardCharge[] {
  if (fees.totalCents === 0) return [];
  return cardChargesOf(envelope, [
    ...allCharges(fees).map(({ reason, amountCents }) => ({ reason, cents: amountCents })),
    { reason: 'Convenience Fee', cents: fees.convenienceCents },
  ]);
}

function initiationCharges({ caseInitiation, partyRoles }: PricedEnvelope): StoredCharge[] {
  return [
    ...onceCharge('Case Initiation Fee', caseInitiation?.name ?? '', caseInitiation?.feeCents ?? 0),
    ...partyRoles.flatMap(({ name, unitCents, free, count }) =>
      onceCharge('Court Service', `${name}, each additional party`, unitCents * Math.max(0, count - free)),
    ),
  ];
}

function rateOf({ flow, accountType, rates = usualRates }: PricedEnvelope): ConvenienceRate {
  switch (accountType) {
    case 'CC':
      return { basisPoints: rates.cardBasisPoints[flow], fixedCents: 0, courtFeesOnly: rates.courtFeesOnly };
    case 'BankAccount':
      return { basisPoints: 0, fixedCents: rates.bankTransferCents };
    case 'WV':
    case undefined:
      return { basisPoints: 0, fixedCents: 0 };
  }
}

function total(fees: Omit<StoredFees, 'convenienceCents' | 'totalCents'>): StoredFees {
  const subtotal = sum(allCharges(fees));
  const { basisPoints, fixedCents, courtFeesOnly } = fees.convenienceRate;
  const ofCourt = allCharges(fees).filter(({ reason }) => !courtFeesOnly || reason !== 'Provider Service');
  const convenienceCents = subtotal > 0 ? Math.round((sum(ofCourt) * basisPoints) / 10_000) + fixedCents : 0;
  return { ...fees, convenienceCents, totalCents: fees.isWaived ? 0 : subtotal + convenienceCents };
}

function chargeOf(reason: StoredCharge['reason'], description: string, amountCents: number): StoredCharge[] {
  return amountCents > 0 ? [{ reason, description, amountCents }] : [];
}

function onceCharge(reason: StoredCharge['reason'], description: string, amountCents: number): StoredCharge[] {
  return chargeOf(reason, description, amountCents).map((charge) => ({ ...charge, once: true }));
}

function allCharges({ filings }: { filings: readonly StoredFilingFees[] }): StoredCharge[] {
  return filings.flatMap(({ charges }) => charges);
}

function sum(charges: readonly StoredCharge[]): number {
  return charges.reduce((cents, { amountCents }) => cents + amountCents, 0);
}

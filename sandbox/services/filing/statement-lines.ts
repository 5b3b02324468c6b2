/** What a court's capture looks like on a card or bank statement (billing, §1): two lines per envelope. */
import type { AllowanceChargeReason, CardCharge } from '../../generated/filing/schemas.ts';
import { toDollars } from './money.ts';

/** The charges of the first line; all others are on the second. */
export const courtReasons: readonly AllowanceChargeReason[] = [
  'Case Initiation Fee',
  'Filing Fee',
  'Court Service',
  'Mail Service',
  'Redaction Fee',
];

const ofCourt = new Set<string>(courtReasons);

/** Tells whether a charge is on the first line. */
export function isOnCourtLine(reason: string): boolean {
  return ofCourt.has(reason);
}

/** Tells whether a descriptor is that of the first line. */
export function isCourtLine(descriptor: string): boolean {
  return descriptor.startsWith('FILEFEE');
}

/** An envelope as on statements. Before it is submitted it has no number. */
export interface StatedEnvelope {
  /** Two letters. */
  state: string;
  envelopeId: number | string | undefined;
}

/** The texts of both lines: `FILEFEE00056665` and `CAEFILE00056665`. */
export function descriptorsOf({ state, envelopeId }: StatedEnvelope): { court: string; other: string } {
  const number = envelopeId === undefined ? '' : String(envelopeId).padStart(8, '0');
  return { court: `FILEFEE${number}`, other: `${state}EFILE${number}` };
}

/** The lines of an envelope, in cents. Zero lines don't exist. */
export function statementLines(
  envelope: StatedEnvelope,
  cents: { court: number; other: number },
): { descriptor: string; cents: number }[] {
  const { court, other } = descriptorsOf(envelope);
  return [
    { descriptor: court, cents: cents.court },
    { descriptor: other, cents: cents.other },
  ].filter((line) => line.cents > 0);
}

/** The same lines of charges, as an order shows them. */
export function cardChargesOf(
  envelope: StatedEnvelope,
  charges: readonly { reason: string; cents: number }[],
): CardCharge[] {
  const sum = (wanted: boolean) =>
    charges.reduce((total, { reason, cents }) => (isOnCourtLine(reason) === wanted ? total + cents : total), 0);
  return statementLines(envelope, { court: sum(true), other: sum(false) }).map(({ descriptor, cents }) => ({
    description: descriptor,
    amount: toDollars(cents),
  }));
}

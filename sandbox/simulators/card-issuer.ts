/** Card issuers, which accept or reject cards by number, like processors' test cards. */
import { type ProblemError, problem } from '../http/problem.ts';

/** How a card fails. */
export type CardBehavior =
  | 'declined-at-verify'
  | 'expired'
  | 'not-verified'
  | 'not-added'
  | 'declined-at-add'
  | ChargeBehavior;

/** How a card that was added fails when it is charged. */
export type ChargeBehavior = 'declined-when-charged' | 'hard-decline' | 'captured-late' | 'never-captured';

/** A test card number. */
export interface TestCard {
  number: string;
  behavior: CardBehavior;
  /** What happens, as display text. */
  description: string;
}

/** All other numbers that pass the Luhn check are good cards. */
export const testCards: readonly TestCard[] = [
  { number: '4000000000000002', behavior: 'declined-at-verify', description: 'Declined on verification (402)' },
  {
    number: '4000000000000127',
    behavior: 'not-verified',
    description: 'Not verified: number, expiration date and CVV don’t match',
  },
  { number: '4000000000000069', behavior: 'expired', description: 'Expired at its issuer (422)' },
  { number: '4000000000009979', behavior: 'not-added', description: 'Verified, then not added' },
  {
    number: '4000000000009995',
    behavior: 'declined-at-add',
    description: 'Verified, then declined when added (402)',
  },
  { number: '4000000000000341', behavior: 'declined-when-charged', description: 'Added; every charge is declined' },
  {
    number: '4000000000009987',
    behavior: 'hard-decline',
    description: 'Added; charges are declined as lost or closed',
  },
  {
    number: '4000000000000119',
    behavior: 'captured-late',
    description: 'Charges get no answer, and are captured after a minute',
  },
  {
    number: '4000000000006975',
    behavior: 'never-captured',
    description: 'Charges get no answer, and are never captured',
  },
];

const chargeBehaviors: readonly string[] = [
  'declined-when-charged',
  'hard-decline',
  'captured-late',
  'never-captured',
] satisfies ChargeBehavior[];

/** Tells how charges to a card fail; undefined for a good card. */
export function chargeBehaviorOf(number: string): CardBehavior | undefined {
  const behavior = behaviorOf(number);
  return behavior && chargeBehaviors.includes(behavior) ? behavior : undefined;
}

/** Test cards that are not credit cards. */
const fundings: Readonly<Record<string, 'debit' | 'prepaid'>> = {
  '4000056655665556': 'debit',
  '5200828282828210': 'debit',
  '5105105105105100': 'prepaid',
};

/** Tells how a card is funded, which its issuer tells once it is charged or added. */
export function fundingOf(number: string): 'credit' | 'debit' | 'prepaid' {
  return fundings[number] ?? 'credit';
}

/** A card as entered; never stored. */
export interface PresentedCard {
  creditCardNumber: string;
  expiryMonth: number;
  expiryYear: number;
  cardType: string;
  ccv: string;
}

/** A number's behavior; undefined for a good card. */
export function behaviorOf(number: string): CardBehavior | undefined {
  return testCards.find((card) => card.number === number)?.behavior;
}

/**
 * Verifies a card: a valid number, a security code of the brand's length, and an issuer that approves.
 * @throws ProblemError 400 `card-invalid`, 402 `card-declined`, 422 `card-expired`.
 */
export function verifyCard(card: PresentedCard, now: Date): boolean {
  const errors = cardProblems(card);
  if (Object.keys(errors).length > 0)
    throw problem(400, { code: 'card-invalid', detail: 'The card details are invalid.', errors });
  // A card is valid until its month ends in the last time zone.
  const lastMoment = Date.UTC(card.expiryYear, card.expiryMonth, 1) + 12 * 3_600_000;
  if (now.getTime() >= lastMoment) throw expired();
  switch (behaviorOf(card.creditCardNumber)) {
    case 'declined-at-verify':
      throw declined();
    case 'expired':
      throw expired();
    case 'not-verified':
      return false;
    default:
      return true;
  }
}

/**
 * Tells whether a verified card can be put on file.
 * @throws what `verifyCard` throws; ProblemError 402 `card-declined`.
 */
export function acceptCard(card: PresentedCard, now: Date): boolean {
  if (!verifyCard(card, now)) return false;
  const behavior = behaviorOf(card.creditCardNumber);
  if (behavior === 'declined-at-add') throw declined();
  return behavior !== 'not-added';
}

function cardProblems({ creditCardNumber, cardType, ccv }: PresentedCard): Record<string, string[]> {
  const codeLength = cardType === 'Amex' ? 4 : 3;
  return {
    ...(hasCheckDigit(creditCardNumber) ? {} : { creditCardNumber: ['The card number is invalid.'] }),
    ...(ccv.length === codeLength ? {} : { ccv: [`The code must have ${codeLength} digits.`] }),
  };
}

function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const weighed = place % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
}

function declined(): ProblemError {
  return problem(402, { code: 'card-declined', detail: 'The card was declined by its issuer.' });
}

function expired(): ProblemError {
  return problem(422, { code: 'card-expired', detail: 'The card has expired.' });
}

/** Card issuers, which accept or reject cards by number, like processors' test cards. */
import { type ProblemError, problem } from '../http/problem.ts';

/** How a card fails. */
export type CardBehaviour =
  | 'declined-at-verify'
  | 'expired'
  | 'not-verified'
  | 'not-added'
  | 'declined-at-add'
  | ChargeBehaviour;

/** How a card that was added fails when it is charged. */
export type ChargeBehaviour = 'declined-when-charged' | 'hard-decline' | 'captured-late' | 'never-captured';

/** A test card number. */
export interface TestCard {
  number: string;
  behaviour: CardBehaviour;
  /** What happens, as display text. */
  description: string;
}

/** All other numbers that pass the Luhn check are good cards. */
export const testCards: readonly TestCard[] = [
  { number: '4000000000000002', behaviour: 'declined-at-verify', description: 'Declined on verification (402)' },
  {
    number: '4000000000000127',
    behaviour: 'not-verified',
    description: 'Not verified: number, expiration date and CVV don’t match',
  },
  { number: '4000000000000069', behaviour: 'expired', description: 'Expired at its issuer (422)' },
  { number: '4000000000009979', behaviour: 'not-added', description: 'Verified, then not added' },
  {
    number: '4000000000009995',
    behaviour: 'declined-at-add',
    description: 'Verified, then declined when added (402)',
  },
  { number: '4000000000000341', behaviour: 'declined-when-charged', description: 'Added; every charge is declined' },
  {
    number: '4000000000009987',
    behaviour: 'hard-decline',
    description: 'Added; charges are declined as lost or closed',
  },
  {
    number: '4000000000000119',
    behaviour: 'captured-late',
    description: 'Charges get no answer, and are captured after a minute',
  },
  {
    number: '4000000000006975',
    behaviour: 'never-captured',
    description: 'Charges get no answer, and are never captured',
  },
];

const chargeBehaviours: readonly string[] = [
  'declined-when-charged',
  'hard-decline',
  'captured-late',
  'never-captured',
] satisfies ChargeBehaviour[];

/** How charges to a card fail; undefined for a good card. */
export function chargeBehaviourOf(number: string): CardBehaviour | undefined {
  const behaviour = behaviourOf(number);
  return behaviour && chargeBehaviours.includes(behaviour) ? behaviour : undefined;
}

/** Test cards that are not credit cards. */
const fundings: Readonly<Record<string, 'debit' | 'prepaid'>> = {
  '4000056655665556': 'debit',
  '5200828282828210': 'debit',
  '5105105105105100': 'prepaid',
};

/** How a card is funded, which its issuer tells once it is charged or added. */
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
export function behaviourOf(number: string): CardBehaviour | undefined {
  return testCards.find((card) => card.number === number)?.behaviour;
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
  switch (behaviourOf(card.creditCardNumber)) {
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
 * Whether a verified card can be put on file.
 * @throws what `verifyCard` throws; ProblemError 402 `card-declined`.
 */
export function acceptCard(card: PresentedCard, now: Date): boolean {
  if (!verifyCard(card, now)) return false;
  const behaviour = behaviourOf(card.creditCardNumber);
  if (behaviour === 'declined-at-add') throw declined();
  return behaviour !== 'not-added';
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

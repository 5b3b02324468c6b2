/** Card issuers: accept or refuse cards by number, as processors' test cards do. */
import { type ProblemError, problem } from '../http/problem.ts';

/** What comes of a card that is not simply good. */
export type CardBehaviour =
  | 'declined-at-verify'
  | 'expired'
  | 'not-verified'
  | 'not-added'
  | 'declined-at-add'
  | 'declined-when-charged';

/** A number to try one behaviour with. */
export interface TestCard {
  number: string;
  behaviour: CardBehaviour;
  /** What happens, for a person. */
  description: string;
}

/** Every other number that passes the Luhn check belongs to a good card. */
export const testCards: readonly TestCard[] = [
  { number: '4000000000000002', behaviour: 'declined-at-verify', description: 'Declined when it is verified (402)' },
  { number: '4000000000000127', behaviour: 'not-verified', description: 'Not verified: number, expiry and CVV differ' },
  { number: '4000000000000069', behaviour: 'expired', description: 'Expired at its issuer (422)' },
  { number: '4000000000009979', behaviour: 'not-added', description: 'Verified, then not added' },
  {
    number: '4000000000009995',
    behaviour: 'declined-at-add',
    description: 'Verified, then declined when it is added (402)',
  },
  { number: '4000000000000341', behaviour: 'declined-when-charged', description: 'Added; every charge is declined' },
];

/** A card as it arrives; nothing of it is kept here. */
export interface PresentedCard {
  creditCardNumber: string;
  expiryMonth: number;
  expiryYear: number;
  cardType: string;
  ccv: string;
}

/** How a number behaves; undefined for a good card. */
export function behaviourOf(number: string): CardBehaviour | undefined {
  return testCards.find((card) => card.number === number)?.behaviour;
}

/**
 * Whether a card is good: its number can be one, its code has the length of its brand, and its issuer knows it.
 * @throws ProblemError 400 `card-invalid`, 402 `card-declined`, 422 `card-expired`.
 */
export function verifyCard(card: PresentedCard, now: Date): boolean {
  const errors = cardProblems(card);
  if (Object.keys(errors).length > 0)
    throw problem(400, { code: 'card-invalid', detail: 'The card details are not valid.', errors });
  // A card is good to the end of its month wherever its holder is: until it has ended in the last time zone.
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
    ...(hasCheckDigit(creditCardNumber) ? {} : { creditCardNumber: ['This is not the number of a card.'] }),
    ...(ccv.length === codeLength ? {} : { ccv: [`The code has ${codeLength} digits.`] }),
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

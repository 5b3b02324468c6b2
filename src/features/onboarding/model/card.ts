/** The card that a new firm pays with (specification, application sections 3 and 5, card step). */
import type { CardRequest } from '@/api/generated/billing/model';
import { type FormErrors, onlyErrors } from '@/lib/form/form-errors';
import { type CardBrand, cardBrand, cvvLength } from './card-brand';
import { expiryError, readExpiry } from './card-expiry';
import { cardDigits, cardNumberError } from './card-number';

/** What the card step collects. It is kept nowhere but in the form: not in storage, an address, a cache or a report. */
export interface CardForm {
  nameOnCard: string;
  /** In groups of four, as it is shown. */
  cardNumber: string;
  /** MM/YY. */
  expirationDate: string;
  cvv: string;
}

/** @returns what is wrong with a security code for a brand, or undefined. */
export function cvvError(text: string, brand: CardBrand): string | undefined {
  const length = cvvLength(brand);
  return text.length === length && /^[0-9]+$/.test(text) ? undefined : `Please enter a valid ${length}-digit CVV`;
}

/** Everything wrong with the card step. */
export function cardErrors(form: CardForm, now: Date): FormErrors<CardForm> {
  return onlyErrors<CardForm>({
    nameOnCard: form.nameOnCard.trim() === '' ? 'Name on card is required' : undefined,
    cardNumber: cardNumberError(form.cardNumber),
    expirationDate: expiryError(form.expirationDate, now),
    cvv: cvvError(form.cvv, cardBrand(form.cardNumber)),
  });
}

/** A card without errors as it is sent: always the default, which is how autopay is agreed to. */
export function toCardRequest(form: CardForm): CardRequest {
  const expiry = readExpiry(form.expirationDate);
  if (!expiry) throw new Error('A card is sent only without errors.');
  return {
    creditCardNumber: cardDigits(form.cardNumber),
    expiryMonth: expiry.month,
    expiryYear: expiry.year,
    cardHolderName: form.nameOnCard.trim(),
    cardType: cardBrand(form.cardNumber),
    ccv: form.cvv,
    isDefault: true,
  };
}

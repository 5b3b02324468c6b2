/** A firm's payment card (specification, application sections 3 and 5, card step). */
import type { CardRequest } from '@/api/generated/billing/model';
import { type FormErrors, onlyErrors } from '@/lib/form/form-errors';
import { type CardBrand, cardBrand, cvvLength } from './card-brand';
import { expiryError, readExpiry } from './card-expiry';
import { cardInTextError, cardNumberError, digitsOf } from './card-number';

/** What the form collects. It stays in the form: never in storage, a URL, a cache or a report (decision 13). */
export interface CardForm {
  nameOnCard: string;
  /** Formatted in groups of four. */
  cardNumber: string;
  /** MM/YY. */
  expirationDate: string;
  cvv: string;
  /** Whether the firm pays by this card by itself. Always on for a card that is added: that is how it joins autopay. */
  setAsDefault: boolean;
  /** Asked of people who didn't agree to the terms of service while creating an account. */
  agreedToTerms: boolean;
}

export const emptyCard: CardForm = {
  ...{ nameOnCard: '', cardNumber: '', expirationDate: '', cvv: '' },
  ...{ setAsDefault: true, agreedToTerms: false },
};

/** @returns what is wrong with a security code for a brand, or undefined. */
export function cvvError(text: string, brand: CardBrand): string | undefined {
  const length = cvvLength(brand);
  return text.length === length && /^[0-9]+$/.test(text) ? undefined : `Please enter a valid ${length}-digit CVV`;
}

/** The errors of the form. */
export function cardErrors(form: CardForm, now: Date): FormErrors<CardForm> {
  return onlyErrors<CardForm>({
    nameOnCard: form.nameOnCard.trim() === '' ? 'Name on card is required' : cardInTextError(form.nameOnCard),
    cardNumber: cardNumberError(form.cardNumber),
    expirationDate: expiryError(form.expirationDate, now),
    cvv: cvvError(form.cvv, cardBrand(form.cardNumber)),
  });
}

/** The request for a valid card. */
export function toCardRequest(form: CardForm): CardRequest {
  const expiry = readExpiry(form.expirationDate);
  if (!expiry) throw new Error('An invalid card must not be sent.');
  return {
    creditCardNumber: digitsOf(form.cardNumber),
    expiryMonth: expiry.month,
    expiryYear: expiry.year,
    cardHolderName: form.nameOnCard.trim(),
    cardType: cardBrand(form.cardNumber),
    ccv: form.cvv,
    isDefault: form.setAsDefault,
  };
}

import { describe, expect, it } from 'vitest';
import { type CardForm, cardErrors, cvvError, emptyCard, toCardRequest } from './card';

const now = new Date('2026-11-20T12:00:00');
const good: CardForm = {
  nameOnCard: ' Iris Bramwell ',
  cardNumber: '4242 4242 4242 4242',
  expirationDate: '11/29',
  cvv: '123',
  setAsDefault: true,
  agreedToTerms: true,
};

describe('the security code', () => {
  it.each([
    ['Visa', '123', undefined],
    ['Visa', '1234', 'Please enter a valid 3-digit CVV'],
    ['Visa', '', 'Please enter a valid 3-digit CVV'],
    ['Visa', '-12', 'Please enter a valid 3-digit CVV'],
    ['Visa', '12-', 'Please enter a valid 3-digit CVV'],
    ['Unknown', '12', 'Please enter a valid 3-digit CVV'],
    ['Amex', '1234', undefined],
    ['Amex', '123', 'Please enter a valid 4-digit CVV'],
  ] as const)('of %s: %j', (brand, text, error) => expect(cvvError(text, brand)).toBe(error));
});

describe('the step', () => {
  it('has no errors when complete', () => expect(cardErrors(good, now)).toEqual({}));

  it('reports each error at its field', () => {
    expect(cardErrors({ ...emptyCard, nameOnCard: ' ' }, now)).toEqual({
      nameOnCard: 'Name on card is required',
      cardNumber: 'Card number is required',
      expirationDate: 'Expiration date is required',
      cvv: 'Please enter a valid 3-digit CVV',
    });
    expect(cardErrors({ ...good, cardNumber: '3782 8224 6310 005' }, now)).toEqual({
      cvv: 'Please enter a valid 4-digit CVV',
    });
  });
});

describe('the request', () => {
  it('makes the card the default as setAsDefault says, which is on from the start', () => {
    expect(emptyCard.setAsDefault).toBe(true);
    expect(toCardRequest({ ...good, setAsDefault: false })).toMatchObject({ isDefault: false });
  });

  it('has the number without spaces, and makes the card the default', () => {
    expect(toCardRequest(good)).toEqual({
      creditCardNumber: '4242424242424242',
      expiryMonth: 11,
      expiryYear: 2029,
      cardHolderName: 'Iris Bramwell',
      cardType: 'Visa',
      ccv: '123',
      isDefault: true,
    });
  });

  it('rejects an invalid card without repeating it in the error', () => {
    expect(() => toCardRequest({ ...good, expirationDate: '' })).toThrow(/^An invalid card must not be sent\.$/);
  });
});

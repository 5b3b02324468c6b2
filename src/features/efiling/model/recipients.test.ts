import { describe, expect, it } from 'vitest';
import { describeRecipient, recipientOf, recipientValue, type TypedRecipient } from './recipients';

const owen: TypedRecipient = { name: 'Owen Prather', email: 'owen@example.com' };
const ofFirm = { ...owen, firmName: 'Prather Law PC' };
const forParty = { ...owen, partyName: 'Harbor LLC' };

describe('a recipient', () => {
  it.each([
    [owen, 'Owen Prather\t\towen@example.com\t', 'Owen Prather (owen@example.com)'],
    [ofFirm, 'Owen Prather\tPrather Law PC\towen@example.com\t', 'Owen Prather, Prather Law PC (owen@example.com)'],
    [forParty, 'Owen Prather\t\towen@example.com\tHarbor LLC', 'Owen Prather (owen@example.com) · for Harbor LLC'],
    [
      { ...ofFirm, ...forParty },
      'Owen Prather\tPrather Law PC\towen@example.com\tHarbor LLC',
      'Owen Prather, Prather Law PC (owen@example.com) · for Harbor LLC',
    ],
  ])('survives as a field’s value: %j', (recipient, value, text) => {
    expect(recipientValue(recipient)).toBe(value);
    expect(recipientOf(value)).toStrictEqual(recipient);
    expect(describeRecipient(recipient)).toBe(text);
  });

  it('has no more than the value says', () => {
    expect(recipientOf('')).toStrictEqual({ name: '', email: '' });
    expect(recipientOf('Owen Prather')).toStrictEqual({ name: 'Owen Prather', email: '' });
    expect(recipientOf('Owen Prather\t\towen@example.com')).toStrictEqual(owen);
  });

  it('with an empty firm and party is described without them', () => {
    expect(describeRecipient({ ...owen, firmName: '', partyName: '' })).toBe('Owen Prather (owen@example.com)');
  });
});

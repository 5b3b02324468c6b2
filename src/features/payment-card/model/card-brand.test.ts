import creditCardType from 'credit-card-type';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardBrand, cvvLength } from './card-brand';

describe('the brand of a number', () => {
  it.each([
    ['', 'Unknown'],
    ['2', 'Unknown'],
    ['21', 'Unknown'],
    ['22', 'MasterCard'],
    ['27', 'MasterCard'],
    ['28', 'Unknown'],
    ['3', 'Unknown'],
    ['300', 'DinersClub'],
    ['305', 'DinersClub'],
    ['306', 'Unknown'],
    ['34', 'Amex'],
    ['35', 'JCB'],
    ['36', 'DinersClub'],
    ['37', 'Amex'],
    ['38', 'DinersClub'],
    ['39', 'Unknown'],
    ['4', 'Visa'],
    ['50', 'Unknown'],
    ['51', 'MasterCard'],
    ['55', 'MasterCard'],
    ['56', 'Unknown'],
    ['60', 'Unknown'],
    ['6011', 'Discover'],
    ['62', 'UnionPay'],
    ['622125', 'UnionPay'],
    ['622126', 'Discover'],
    ['622 130', 'Discover'],
    ['622-200', 'Discover'],
    ['622899', 'Discover'],
    ['622925', 'Discover'],
    ['622926', 'UnionPay'],
    ['643', 'Unknown'],
    ['644', 'Discover'],
    ['649', 'Discover'],
    ['65', 'Discover'],
    ['66', 'Unknown'],
    ['81', 'UnionPay'],
    ['9', 'Unknown'],
    ['9624', 'Unknown'],
  ])('%s: %s', (digits, brand) => expect(cardBrand(digits)).toBe(brand));

  it('is Discover for 622126 to 622925 only', () => {
    for (let prefix = 622_000; prefix < 623_000; prefix += 1) {
      const isDiscover = prefix >= 622_126 && prefix <= 622_925;
      expect(cardBrand(String(prefix)), String(prefix)).toBe(isDiscover ? 'Discover' : 'UnionPay');
    }
  });

  it('agrees with credit-card-type for the brands the specification lists in full', () => {
    const names = new Map([
      ['visa', 'Visa'],
      ['american-express', 'Amex'],
      ['jcb', 'JCB'],
    ]);
    // Elo, Maestro and others lie within these prefixes for the library; the product does not know them.
    const opening = fc.constantFrom('4', '34', '37', '352', '3530', '3589');
    fc.assert(
      fc.property(opening, fc.stringMatching(/^[0-9]{12}$/), (start, rest) => {
        const digits = `${start}${rest}`;
        const known = creditCardType(digits).map(({ type }) => names.get(type));
        if (known.length === 1 && known[0]) expect(cardBrand(digits)).toBe(known[0]);
      }),
    );
  });

  it('determines the length of the CVV', () => {
    expect(cvvLength('Amex')).toBe(4);
    expect(cvvLength('Unknown')).toBe(3);
  });
});

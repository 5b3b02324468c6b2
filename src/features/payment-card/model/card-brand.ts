/** The brand of a card, by its first digits (specification, application section 5; decision 13). */
import type { CardType } from '@/api/generated/billing/model';

/** A brand, as the contract names it. */
export type CardBrand = CardType;

/** Order matters: Discover's 622126–622925 is within UnionPay's 62. */
const prefixes: readonly [CardBrand, RegExp][] = [
  ['Visa', /^4/],
  ['MasterCard', /^(5[1-5]|2[2-7])/],
  ['Amex', /^3[47]/],
  ['Discover', /^(6011|65|64[4-9]|622(12[6-9]|1[3-9]\d|[2-8]\d\d|9[01]\d|92[0-5]))/],
  ['JCB', /^35/],
  ['DinersClub', /^(30[0-5]|36|38)/],
  ['UnionPay', /^(62|81)/],
];

/** The brand, once there are enough digits to tell. Spaces and hyphens are ignored. */
export function cardBrand(number: string): CardBrand {
  const digits = number.replace(/[\s-]/g, '');
  return prefixes.find(([, prefix]) => prefix.test(digits))?.[0] ?? 'Unknown';
}

/** Number of digits in a brand's security code. */
export function cvvLength(brand: CardBrand): 3 | 4 {
  return brand === 'Amex' ? 4 : 3;
}

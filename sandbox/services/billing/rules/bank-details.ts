/** Routing numbers and the banks' return codes (billing supplement, section 6). */

const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1];

/** Tells whether nine digits are a routing number: an assigned first pair and a valid checksum. */
export function isRoutingNumber(digits: string): boolean {
  if (!/^\d{9}$/.test(digits)) return false;
  const sum = weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  const first = Number(digits.slice(0, 2));
  const isAssigned = first <= 12 || (first >= 21 && first <= 32) || (first >= 61 && first <= 72) || first === 80;
  return sum % 10 === 0 && isAssigned;
}

/** Why a bank returned a debit, by code. */
export const returnTexts: Readonly<Record<string, string>> = {
  R01: 'Not enough money',
  R02: 'Account closed',
  R03: 'No such account or wrong name',
  R04: 'Invalid account number',
  R05: 'Personal account, not authorized',
  R08: 'Payment stopped',
  R09: 'Funds not available yet',
  R16: 'Account frozen',
  R20: 'Account takes no debits',
  R29: 'Not authorized by the company',
};

/** Tells whether a return leaves the account usable for later payments. */
export const keepsAccount = (code: string): boolean => code === 'R01' || code === 'R08' || code === 'R09';

/** Tells when the simulated bank returns debits of a test account (`0009000000NN`), and with which code. */
export function bankBehaviorOf(accountNumber: string): string | undefined {
  const [, digits = ''] = /^0009000000(\d\d)$/.exec(accountNumber) ?? [];
  const code = `R${digits}`;
  return code in returnTexts ? code : undefined;
}

/** Codes that come at the prenote; `R05` comes twenty days after success, the rest on the second banking day. */
export const isPrenoteReturn = (code: string): boolean => ['R02', 'R03', 'R04', 'R20'].includes(code);

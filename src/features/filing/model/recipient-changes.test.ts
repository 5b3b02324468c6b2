import { describe, expect, it } from 'vitest';
import { recipientChanges, servedText, signOf } from './recipient-changes';

const anand = { serviceContactId: 'a', name: 'Priya Anand', email: 'p.anand@example.com' };
const okafor = { serviceContactId: 'o', name: 'Ben Okafor', email: 'b.okafor@example.com' };
const copy = { name: 'clerk@example.com', email: 'clerk@example.com' };
const returned = (...filings: (typeof anand | typeof copy)[][]) => filings.map((recipients) => ({ recipients }));

describe('the recipients of a resubmission', () => {
  it('are the same people in any order, with another address, contact or letter case', () => {
    expect(recipientChanges(returned([anand, okafor, copy]), [[copy, okafor, anand]])).toBeUndefined();
    expect(recipientChanges(returned([anand]), [[{ ...anand, email: 'priya@example.com' }]])).toBeUndefined();
    expect(recipientChanges(returned([anand]), [[{ serviceContactId: 'a' }]])).toBeUndefined();
    expect(
      recipientChanges(returned([anand]), [[{ name: 'P. Anand', email: ' P.Anand@Example.com' }]]),
    ).toBeUndefined();
    expect(recipientChanges([], [])).toBeUndefined();
    expect(recipientChanges(returned([]), [[]])).toBeUndefined();
  });

  it('were dropped and added', () => {
    expect(recipientChanges(returned([anand, copy]), [[okafor, copy]])).toEqual({ dropped: [anand], added: [okafor] });
    expect(recipientChanges(returned([anand]), [[]])).toEqual({ dropped: [anand], added: [] });
    expect(recipientChanges(returned([]), [[copy]])).toEqual({ dropped: [], added: [copy] });
  });

  it('are compared filing by filing, and named once', () => {
    expect(recipientChanges(returned([anand], [okafor]), [[okafor], [anand]])).toEqual({
      dropped: [anand, okafor],
      added: [okafor, anand],
    });
    expect(recipientChanges(returned([anand], [anand]), [[], []])).toEqual({ dropped: [anand], added: [] });
  });

  it('are compared all with all where filings were added or removed', () => {
    expect(recipientChanges(returned([anand], [okafor]), [[okafor, anand]])).toBeUndefined();
    expect(recipientChanges(returned([anand]), [[anand], [okafor]])).toEqual({ dropped: [], added: [okafor] });
  });
});

it('changes are told apart by who changed, in any order', () => {
  const sign = signOf({ dropped: [anand, copy], added: [] });
  expect(signOf({ dropped: [copy, anand], added: [] })).toBe(sign);
  expect(signOf({ dropped: [anand, copy], added: [okafor] })).not.toBe(sign);
  expect(signOf({ dropped: [], added: [anand, copy] })).not.toBe(sign);
});

it.each([
  [anand, 'Priya Anand (p.anand@example.com)'],
  [copy, 'clerk@example.com'],
  [{ name: 'Ben Okafor' }, 'Ben Okafor'],
  [{ email: 'b.okafor@example.com' }, 'b.okafor@example.com'],
  [{ serviceContactId: 'x' }, 'A deleted contact'],
])('names %o', (served, text) => {
  expect(servedText(served)).toBe(text);
});

import { expect, test } from 'vitest';
import { verifyAddress } from './verify-address.ts';

const now = new Date('2026-03-02T14:05:11Z');
const harbor = { street: '820 Harbor Street', unit: 'Apt 3', city: 'Chicago', state: 'IL' as const, zip: '60601' };
const codeOf = (change: Partial<typeof harbor>) => verifyAddress({ ...harbor, ...change }, now).code;

test.each([
  [{}, 'ok'],
  [{ street: '820 harbor street.' }, 'ok'],
  [{ street: '820 Harbor St' }, 'corrected'],
  [{ street: '820 Habor Street' }, 'corrected'],
  [{ city: 'Chikago' }, 'corrected'],
  [{ zip: '60601-1234' }, 'ok'],
  [{ unit: '' }, 'missing-unit'],
  [{ street: '821 Harbor Street', unit: '' }, 'ok'],
  [{ street: 'Harbor Street' }, 'unknown-number'],
  [{ street: '12345 Harbor Street' }, 'unknown-number'],
  [{ street: '820 Nowhere Lane' }, 'unknown-street'],
  [{ zip: '60699' }, 'unknown-street'],
  [{ unit: 'PMB 12' }, 'private-mailbox'],
  [{ street: '9990 Harbor Street' }, 'vacant'],
  [{ street: 'P.O. Box 12' }, 'po-box'],
  [{ street: 'Post Office Box 12' }, 'po-box'],
  [{ unit: 'Box 7', street: '' }, 'incomplete'],
  [{ zip: '00000' }, 'unknown-zip'],
  [{ zip: 'ABCDE' }, 'unknown-zip'],
  [{ zip: '77002' }, 'zip-state-mismatch'],
])('%j is %s', (change, code) => {
  expect(codeOf(change)).toBe(code);
});

test('a correction suggests the whole address, and says where the house is', () => {
  const found = verifyAddress({ ...harbor, street: '820 harbor st', city: 'chicago il' }, now);
  expect(found).toMatchObject({
    severity: 'none',
    message: 'Verified as 820 Harbor Street, Chicago.',
    suggestion: { ...harbor },
    checkedAt: '2026-03-02T14:05:11.000Z',
  });
  expect(found.location?.lat).toBeCloseTo(41.86, 1);
});

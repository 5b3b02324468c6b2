import { expect, it } from 'vitest';
import { changedLimits, conflictingLimits, limitsOf } from './limits';

const base = {
  draftLifetimeDays: 30,
  stampedDocumentLifetimeDays: 90,
  codeCacheMinutes: 1440,
  feeQuoteMinutes: 30,
  defaultMaxDocumentBytes: 25,
  defaultMaxEnvelopeBytes: 50,
};

it('only changed limits are sent, and a conflict shows both', () => {
  expect(limitsOf({ ...base, version: 3 } as typeof base)).toEqual(base);
  expect(changedLimits(base, { ...base, feeQuoteMinutes: 10 })).toEqual({ feeQuoteMinutes: 10 });
  expect(conflictingLimits({ ...base, feeQuoteMinutes: 5 }, { ...base, feeQuoteMinutes: 10 })).toEqual([
    { label: 'Quotes are good for (minutes)', theirs: 5, mine: 10 },
  ]);
});

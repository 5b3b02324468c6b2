import { describe, expect, test } from 'vitest';
import { cardChargesOf } from './statement-lines.ts';

const envelope = { state: 'CA', envelopeId: 56_665 };

describe('an envelope on a statement', () => {
  test('has a line of the court’s fees and one of all others', () => {
    const charges = [
      { reason: 'Filing Fee', cents: 10_000 },
      { reason: 'Provider Service', cents: 350 },
      { reason: 'Service Tax', cents: 100 },
      { reason: 'Convenience Fee', cents: 287 },
    ];
    expect(cardChargesOf(envelope, charges)).toEqual([
      { description: 'FILEFEE00056665', amount: 100 },
      { description: 'CAEFILE00056665', amount: 7.37 },
    ]);
  });

  test('has no line of nothing', () => {
    expect(cardChargesOf(envelope, [{ reason: 'Provider Service', cents: 1495 }])).toEqual([
      { description: 'CAEFILE00056665', amount: 14.95 },
    ]);
    expect(cardChargesOf(envelope, [])).toEqual([]);
  });

  test('has no number before it is submitted', () => {
    expect(cardChargesOf({ state: 'FL', envelopeId: undefined }, [{ reason: 'Filing Fee', cents: 100 }])).toEqual([
      { description: 'FILEFEE', amount: 1 },
    ]);
  });
});

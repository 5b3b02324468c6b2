import { describe, expect, it } from 'vitest';
import { type FirmFacts, firstSteps, isNewFirm, readDismissed, writeDismissed } from './first-steps';

const nothing: FirmFacts = { isConnected: false, people: 1, canPay: false, hasFiled: false };
const everything: FirmFacts = { isConnected: true, people: 2, canPay: true, hasFiled: true };

describe('the first steps', () => {
  it('are the firm’s as long as it has submitted five orders at most', () => {
    expect([0, 5, 6].map(isNewFirm)).toEqual([true, true, false]);
  });

  it('are done as the backends say', () => {
    expect(firstSteps(nothing, [])).toEqual([
      { id: 'connect', isDone: false },
      { id: 'people', isDone: false },
      { id: 'payment', isDone: false },
      { id: 'filing', isDone: false },
    ]);
    expect(firstSteps({ ...everything, hasFiled: false }, []).filter(({ isDone }) => isDone)).toHaveLength(3);
  });

  it('are gone once all are done or dismissed', () => {
    expect(firstSteps(everything, [])).toEqual([]);
    expect(firstSteps({ ...everything, isConnected: false }, ['connect'])).toEqual([]);
    expect(firstSteps(nothing, ['connect', 'people', 'payment', 'filing'])).toEqual([]);
  });

  it('leave out what was dismissed, unless it was done since', () => {
    expect(firstSteps(nothing, ['people']).map(({ id }) => id)).toEqual(['connect', 'payment', 'filing']);
    expect(firstSteps({ ...nothing, people: 3 }, ['people']).map(({ id }) => id)).toContain('people');
  });

  it('leave out what is unknown', () => {
    const unknown: FirmFacts = { isConnected: undefined, people: undefined, canPay: undefined, hasFiled: undefined };
    expect(firstSteps(unknown, [])).toEqual([]);
    expect(firstSteps({ ...unknown, canPay: false }, [])).toEqual([{ id: 'payment', isDone: false }]);
  });
});

describe('dismissed steps', () => {
  it('are stored each once', () => {
    expect(writeDismissed(['people', 'connect', 'people'])).toBe('connect,people');
    expect(readDismissed('connect,people')).toEqual(['connect', 'people']);
  });

  it.each([null, undefined, '', 'nothing', ',,'])('are none in %j', (value) => {
    expect(readDismissed(value)).toEqual([]);
  });
});

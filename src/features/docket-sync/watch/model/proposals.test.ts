import { describe, expect, test } from 'vitest';
import { type ProposingEntry, proposalsOf } from './proposals';

const entry = (more: Partial<ProposingEntry>): ProposingEntry => ({
  ...{ docketEntryId: 'e-1', entryType: 'complaint', enteredAt: '2026-06-12T15:00:00Z', description: '' },
  ...{ dateFiled: '2026-06-12' },
  ...{ productCaseId: 1, orderId: 2, caseNumber: '1:26-cv-04001', caseTitle: 'Ortega v. Lakeshore' },
  ...{ courtState: 'IL', federal: true },
  ...more,
});
const served = entry({
  ...{ docketEntryId: 'e-2', entryType: 'service-returned', enteredAt: '2026-06-15T15:00:00Z', servedOn: '2026-06-12' },
});
const shown = (entries: ProposingEntry[], now = '2026-06-16T17:00:00Z') =>
  proposalsOf(entries, now).map(({ rule, date }) => `${rule.ruleId} ${date}`);

describe('proposed deadlines', () => {
  test('count from the day of service, in the court’s way', () => {
    expect(shown([served])).toEqual(['fed-answer 2026-07-06']);
    const state = { federal: false, servedOn: '2026-10-14', enteredAt: '2026-10-16T15:00:00Z' };
    expect(shown([{ ...served, ...state, courtState: 'NY' }])).toEqual(['ny-answer 2026-11-04']);
    expect(shown([{ ...served, ...state, courtState: 'FL', servedOn: '2026-11-20' }])).toEqual([
      'fl-answer 2026-12-14',
    ]);
    expect(shown([{ ...served, ...state, courtState: 'TX' }])).toEqual([]);
  });

  test('say what the entry leaves open', () => {
    const [proposal] = proposalsOf([{ ...served, federal: false, courtState: 'NY' }], '2026-06-16T17:00:00Z');
    expect(proposal?.note).toMatch(/otherwise 30 days/);
    const [federal] = proposalsOf([served], '2026-06-16T17:00:00Z');
    expect(federal?.note).toMatch(/^State holidays in IL.*60 days for the United States/);
  });

  test('end with what they are about: a served complaint, an answer, an appeal', () => {
    expect(shown([entry({})])).toEqual(['fed-serve 2026-09-10']);
    expect(shown([entry({}), served])).toEqual(['fed-answer 2026-07-06']);
    const answer = entry({ docketEntryId: 'e-3', entryType: 'answer', enteredAt: '2026-06-20T15:00:00Z' });
    expect(shown([entry({}), served, answer])).toEqual([]);
  });

  test('follow a judgment, later with the United States a party', () => {
    const judgment = entry({ entryType: 'judgment' });
    expect(shown([judgment])).toEqual(['fed-new-trial 2026-07-10', 'fed-appeal 2026-07-13']);
    expect(shown([{ ...judgment, caseTitle: 'USA v. Doe' }])).toEqual([
      'fed-new-trial 2026-07-10',
      'fed-appeal 2026-08-11',
    ]);
  });

  test('come neither from a removed entry, nor one without its day of service, nor for a day that has passed', () => {
    expect(shown([{ ...served, isRemoved: true }])).toEqual([]);
    expect(shown([entry({ entryType: 'service-returned' })])).toEqual([]);
    expect(shown([served], '2026-07-07T17:00:00Z')).toEqual([]);
  });

  test('keep to the day of the court: they last until it is over there, and count from the day an entry had there', () => {
    const late = '2026-07-07T04:30:00Z';
    expect(shown([served], late)).toEqual(['fed-answer 2026-07-06']);
    expect(shown([served], '2026-07-07T05:00:00Z')).toEqual([]);
    expect(shown([{ ...served, courtState: 'FL' }], late)).toEqual(['fed-answer 2026-07-06']);
    expect(shown([{ ...served, courtState: 'NY' }], late)).toEqual([]);
    const evening = entry({ enteredAt: '2026-06-13T03:30:00Z', dateFiled: '2026-06-12' });
    expect(shown([evening])).toEqual(['fed-serve 2026-09-10']);
  });
});

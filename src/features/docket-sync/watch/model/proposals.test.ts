import { describe, expect, test } from 'vitest';
import { deadlineRules } from '../../rules/deadline-rules';
import { longestPeriod, type ProposingEntry, proposalsOf, proposingTypes } from './proposals';

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
    const note = (more: Partial<ProposingEntry>) =>
      proposalsOf([{ ...served, ...more }], '2026-06-16T17:00:00Z')[0]?.note;
    expect(note({ federal: false, courtState: 'NY' })).toBe(
      'Counted as served in person in the state; otherwise 30 days from when service is complete.',
    );
    expect(note({})).toMatch(/^State holidays in IL.*\. 60 days for the United States, its agencies and officers\.$/);
    expect(note({ courtState: 'NY' })).toBe('60 days for the United States, its agencies and officers.');
  });

  test('have no note where the entry leaves nothing open', () => {
    const [proposal] = proposalsOf([{ ...served, federal: false, courtState: 'FL' }], '2026-06-16T17:00:00Z');
    expect(proposal).not.toHaveProperty('note');
  });

  test('are named by their entry and rule, and have the day they run from', () => {
    const [proposal] = proposalsOf([served], '2026-06-16T17:00:00Z');
    expect(proposal).toMatchObject({ key: 'e-2/fed-answer', entry: served, fromDay: '2026-06-12' });
    expect(proposal?.counted).toHaveLength(24);
  });

  test.each([
    ['NY', 'complaint', ['ny-serve']],
    ['FL', 'complaint', ['fl-serve']],
    ['NY', 'service-returned', ['ny-answer']],
    ['FL', 'service-returned', ['fl-answer']],
    ['NY', 'judgment', []],
    ['FL', 'judgment', ['fl-new-trial', 'fl-appeal']],
    ['CA', 'judgment', []],
    ['FL', 'answer', []],
    ['FL', 'notice-of-appeal', []],
    ['FL', 'order', []],
  ] as const)('of a state court in %s follow a %s by its own rules', (courtState, entryType, ruleIds) => {
    const proposals = proposalsOf(
      [entry({ courtState, federal: false, entryType, servedOn: '2026-06-12' })],
      '2026-06-16T17:00:00Z',
    );
    expect(proposals.map(({ rule }) => rule.ruleId)).toEqual(ruleIds);
  });

  test('come from entries that are read, as far back as the longest period reaches', () => {
    const read = (['complaint', 'service-returned', 'answer', 'judgment', 'notice-of-appeal'] as const).toSorted();
    expect(proposingTypes.toSorted()).toEqual(read);
    const days = deadlineRules.map((rule) => rule.days({ isUnitedStatesParty: true, service: 'mail' }));
    expect(Math.max(...days)).toBeLessThanOrEqual(longestPeriod);
  });

  test('end with what they are about: a served complaint, an answer, an appeal', () => {
    expect(shown([entry({})])).toEqual(['fed-serve 2026-09-10']);
    expect(shown([entry({}), served])).toEqual(['fed-answer 2026-07-06']);
    const answer = entry({ docketEntryId: 'e-3', entryType: 'answer', enteredAt: '2026-06-20T15:00:00Z' });
    expect(shown([entry({}), served, answer])).toEqual([]);
    expect(shown([entry({}), answer])).toEqual([]);
    const judgment = entry({ docketEntryId: 'e-4', entryType: 'judgment', enteredAt: '2026-06-13T15:00:00Z' });
    expect(shown([judgment, { ...answer, entryType: 'notice-of-appeal' }])).toEqual([]);
    expect(shown([judgment, answer])).toHaveLength(2);
  });

  test('stay if what would end them is of another case, was there before, or was removed', () => {
    const answer = entry({ docketEntryId: 'e-3', entryType: 'answer', enteredAt: '2026-06-20T15:00:00Z' });
    expect(shown([served, { ...answer, productCaseId: 9 }])).toEqual(['fed-answer 2026-07-06']);
    expect(shown([served, { ...answer, enteredAt: '2026-06-14T15:00:00Z' }])).toEqual(['fed-answer 2026-07-06']);
    expect(shown([served, { ...answer, enteredAt: served.enteredAt }])).toEqual(['fed-answer 2026-07-06']);
    expect(shown([served, { ...answer, isRemoved: true }])).toEqual(['fed-answer 2026-07-06']);
  });

  test('of several cases are in the order of their days', () => {
    const complaint = entry({ productCaseId: 9 });
    const judgment = entry({ productCaseId: 10, entryType: 'judgment' });
    expect(shown([complaint, judgment, served])).toEqual([
      'fed-answer 2026-07-06',
      'fed-new-trial 2026-07-10',
      'fed-appeal 2026-07-13',
      'fed-serve 2026-09-10',
    ]);
  });

  test('follow a judgment', () => {
    const judgment = entry({ entryType: 'judgment' });
    expect(shown([judgment])).toEqual(['fed-new-trial 2026-07-10', 'fed-appeal 2026-07-13']);
  });

  test.each([
    ['USA v. Doe', '2026-08-11'],
    ['Doe v. United States of America', '2026-08-11'],
    ['UNITED STATES v. Doe', '2026-08-11'],
    ['Doe v. USAA Insurance', '2026-07-13'],
    ['AUSA Holdings v. Doe', '2026-07-13'],
  ])('leave an appeal in %s until %s', (caseTitle, date) => {
    expect(shown([entry({ entryType: 'judgment', caseTitle })])).toContain(`fed-appeal ${date}`);
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

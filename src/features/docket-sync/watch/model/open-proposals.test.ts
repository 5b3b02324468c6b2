import { expect, test } from 'vitest';
import { openProposals } from './open-proposals';
import { type ProposingEntry, proposalsOf } from './proposals';

const entry: ProposingEntry = {
  ...{ docketEntryId: 'e-2', entryType: 'service-returned', enteredAt: '2026-06-15T15:00:00Z', description: '' },
  ...{ dateFiled: '2026-06-12', servedOn: '2026-06-12', productCaseId: 1, orderId: 2, caseNumber: '1:26-cv-04001' },
  ...{ caseTitle: 'Ortega v. Lakeshore', courtState: 'NY', federal: true },
};
const proposals = proposalsOf([entry, { ...entry, docketEntryId: 'e-3' }], '2026-06-16T17:00:00Z');
const decided = { deadlineId: 'd-1', version: 2, byName: 'Nora', docketEntryId: 'e-2', ruleId: 'fed-answer' };
const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key);

test.each(['confirmed', 'done', 'dismissed'] as const)(
  'a proposal whose deadline is %s is not asked again',
  (status) => {
    expect(keys(openProposals(proposals, [{ ...decided, status }]))).toEqual(['e-3/fed-answer']);
  },
);

test('one whose deadline was canceled is, and says which deadline it was', () => {
  const [first, second] = openProposals(proposals, [{ ...decided, status: 'cancelled' }]);
  expect(first).toMatchObject({ key: 'e-2/fed-answer', removed: { deadlineId: 'd-1', version: 2, byName: 'Nora' } });
  expect(second).not.toHaveProperty('removed');
});

test('a decision by another rule, or on another entry, is none on this proposal', () => {
  const others = [
    { ...decided, status: 'confirmed' as const, ruleId: 'ny-answer' },
    { ...decided, status: 'confirmed' as const, docketEntryId: undefined },
  ];
  expect(keys(openProposals(proposals, others))).toEqual(['e-2/fed-answer', 'e-3/fed-answer']);
});

import { expect, it } from 'vitest';
import type { TrackedCase } from '@/api/generated/filing/model';
import { caseOptions, contactableCases } from './contactable-cases';

const tracked = (id: number, differing: Partial<TrackedCase> = {}): TrackedCase => ({
  id,
  state: 'IL',
  apiType: 0,
  caseNumber: `2026-${id}`,
  caseTitle: 'Ortega v. Lakeshore',
  caseTrackingId: `case ${id}`,
  courtName: 'Lakemoor',
  courtLocationCode: 'lakemoor:cv1',
  isPhysical: false,
  isUnlawfulDetainer: false,
  addedAt: '2026-03-01T10:00:00Z',
  ...differing,
});

it('offers the cases that the provider knows, once each', () => {
  const cases = contactableCases(
    [
      tracked(1),
      tracked(2, { apiType: 8 }),
      tracked(3, { caseTrackingId: undefined }),
      tracked(4, { courtLocationCode: undefined }),
      tracked(5, { caseTrackingId: 'case 1' }),
      tracked(6),
    ],
    0,
  );
  expect(cases.map(({ caseTrackingId }) => caseTrackingId)).toEqual(['case 1', 'case 6']);
  expect(cases[1]?.courtCode).toBe('lakemoor:cv1');
  expect(caseOptions(cases, cases.slice(0, 1))).toEqual([
    { value: 'case 6', label: 'Ortega v. Lakeshore (2026-6)', description: 'Lakemoor' },
  ]);
});

import { expect, test } from 'vitest';
import type { TrackedCase } from '@/api/generated/filing/model';
import { caseOptions, fileableCases } from './case-options';

const tracked = (id: number, differing: Partial<TrackedCase> = {}): TrackedCase => ({
  id,
  state: 'IL',
  apiType: 0,
  caseNumber: `2026-CV-00${id}`,
  caseTitle: `Case ${id}`,
  caseTrackingId: `tracking-${id}`,
  courtLocationCode: 'lakemoor:cv1',
  courtName: 'Lakemoor County',
  isPhysical: false,
  isUnlawfulDetainer: false,
  addedAt: '2026-03-03T10:00:00Z',
  ...differing,
});

test('cases that no e-filing system holds cannot be filed into', () => {
  const onPaper = tracked(2, { caseTrackingId: undefined, courtLocationCode: undefined, apiType: 8 });
  expect(fileableCases([tracked(1), onPaper]).map(({ id }) => id)).toEqual([1]);
});

test('those of the matter in force come first', () => {
  const cases = fileableCases([tracked(1), tracked(2, { clientReference: '00015-Ortega' })]);
  expect(caseOptions(cases, '00015-Ortega')).toEqual([
    { value: 'tracking-2', label: 'Case 2 (2026-CV-002)', description: 'Lakemoor County · Matter 00015-Ortega' },
    { value: 'tracking-1', label: 'Case 1 (2026-CV-001)', description: 'Lakemoor County' },
  ]);
  expect(caseOptions(cases, undefined).map(({ value }) => value)).toEqual(['tracking-1', 'tracking-2']);
});

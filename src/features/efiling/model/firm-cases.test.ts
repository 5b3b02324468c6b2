import { expect, test } from 'vitest';
import type { TrackedCase } from '@/api/generated/filing/model';
import { caseOptions, casesOfMatter, chosenCase, fileableCases, firmCases } from './firm-cases';

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

test('cases outside e-filing systems cannot be filed into', () => {
  const onPaper = tracked(2, { caseTrackingId: undefined, courtLocationCode: undefined, apiType: 8 });
  const withoutCourt = tracked(3, { courtLocationCode: undefined });
  const withoutId = tracked(4, { caseTrackingId: undefined });
  const all = [tracked(1), onPaper, withoutCourt, withoutId];
  expect(fileableCases(all).map(({ id }) => id)).toEqual([1]);
  expect(firmCases(all).map(({ id }) => id)).toEqual([1, 3]);
});

test('the current matter’s cases come first', () => {
  const cases = fileableCases([tracked(1), tracked(2, { clientReference: '00015-Ortega' })]);
  expect(caseOptions(cases, '00015-Ortega')).toEqual([
    { value: 'tracking-2', label: 'Case 2 (2026-CV-002)', description: 'Lakemoor County · Matter 00015-Ortega' },
    { value: 'tracking-1', label: 'Case 1 (2026-CV-001)', description: 'Lakemoor County' },
  ]);
  expect(caseOptions(cases.toReversed(), undefined).map(({ value }) => value)).toEqual(['tracking-2', 'tracking-1']);
});

test('a case outside any matter is not of the current one', () => {
  const cases = fileableCases([
    tracked(1, { clientReference: 'other' }),
    tracked(2),
    tracked(3, { clientReference: 'A' }),
  ]);
  expect(caseOptions(cases, 'A').map(({ value }) => value)).toEqual(['tracking-3', 'tracking-1', 'tracking-2']);
  expect(caseOptions(cases, undefined)[1]).toMatchObject({ description: 'Lakemoor County' });
});

test('without a choice, the only case of the matter is meant; of several, none', () => {
  const of = (clientReference?: string) => (id: number) => tracked(id, { clientReference });
  const [one, two, three] = fileableCases([of('A')(1), of('A')(2), of('B')(3)]);
  const cases = [one, two, three].flatMap((each) => each ?? []);
  expect(chosenCase(cases, undefined, 'B')).toBe(three);
  expect(chosenCase(cases, undefined, 'A')).toBeUndefined();
  expect(chosenCase(cases, undefined, 'C')).toBeUndefined();
  expect(chosenCase(cases, undefined, undefined)).toBeUndefined();
  expect(chosenCase(cases, 'tracking-1', 'B')).toBe(one);
  // A link to a case that the firm doesn't have is not answered with another.
  expect(chosenCase(cases, 'elsewhere', 'B')).toBeUndefined();
  expect(casesOfMatter(cases, 'A')).toEqual([one, two]);
  expect(casesOfMatter([...cases, ...fileableCases([tracked(4)])], undefined)).toEqual([]);
});

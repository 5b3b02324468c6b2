import { expect, test } from 'vitest';
import { completeFiling, organizationOf, personOf } from '../../../../tests/court-tables.ts';
import { caseTitle } from './case-title';

test('a case is titled by our parties against the others', () => {
  const both = [personOf(), organizationOf()];
  expect(caseTitle({ parties: both })).toBe('Ortega v. Lakeshore Holdings LLC');
  expect(caseTitle({ parties: [...both, organizationOf({ organizationName: 'Other Inc.' })] })).toBe(
    'Ortega v. Lakeshore Holdings LLC et al.',
  );
  expect(caseTitle({ parties: [personOf({ person: { firstName: 'Elena' } })] })).toBe('Elena');
  expect(caseTitle({ parties: [organizationOf()] })).toBe('Lakeshore Holdings LLC');
  expect(caseTitle({ parties: [personOf({ person: undefined })] })).toBe('');
});

test('a title has only entered names, trimmed', () => {
  const unnamed = personOf({ person: undefined });
  const spaced = personOf({ person: { lastName: ' Ortega ' } });
  expect(caseTitle({ parties: [unnamed, spaced, organizationOf()] })).toBe('Ortega v. Lakeshore Holdings LLC');
});

test('an organization has its own name in the title, even if it was a person before', () => {
  expect(caseTitle({ parties: [organizationOf({ person: { lastName: 'Ortega' } })] })).toBe('Lakeshore Holdings LLC');
});

test('an existing case keeps its title; without one, it has its number', () => {
  expect(caseTitle({ ...completeFiling, caseTitle: ' Ortega v. Lakeshore ' })).toBe('Ortega v. Lakeshore');
  expect(caseTitle({ ...completeFiling, caseTitle: ' ', caseNumber: ' 2026-CV-001752 ' })).toBe('2026-CV-001752');
  expect(caseTitle({ ...completeFiling, caseTitle: undefined, caseNumber: ' ' })).toBe('');
});

import { describe, expect, it } from 'vitest';
import { completeCase } from '../../../../tests/court-tables.ts';
import { findFieldProblems, formPathOfField, type ProviderFields, shownFields } from './fields';
import type { Extra, FilingContent } from './filing-content';
import { newFiling } from './filing-entries';

const fields: ProviderFields = {
  case: [
    { key: 'isDetainer', wirePath: 'case.detainer', label: 'Unlawful detainer', kind: 'boolean' },
    {
      key: 'premises',
      wirePath: 'case.premises',
      label: 'Premises',
      kind: 'text',
      isVisible: ({ extra }) => extra?.isDetainer === true,
      isRequired: () => true,
    },
  ],
  filing: [
    {
      key: 'reservation',
      wirePath: 'hearing.reservation',
      label: 'Reservation number',
      kind: 'text',
      isRequired: (_, { description }) => description === 'Motion',
      check: (value) => (/^[0-9]{12}$/.test(String(value)) ? undefined : 'Enter the 12 digits.'),
    },
    { key: 'judge', wirePath: 'judgeId', label: 'Judge', kind: 'choice', isRequired: () => true },
    { key: 'isRead', wirePath: 'isRead', label: 'I have read it', kind: 'boolean', isRequired: () => true },
  ],
};

const withExtra = (extra: Extra | undefined, ofFiling: Extra = {}, description = 'Answer'): FilingContent => ({
  ...completeCase,
  extra,
  filings: [{ ...newFiling('f1', undefined), description, extra: { judge: '4', isRead: true, ...ofFiling } }],
});
const messages = (content: FilingContent) =>
  findFieldProblems(content, fields).map(({ step, path, message }) => `${step} ${path}: ${message}`);

describe('a provider’s own fields', () => {
  it('are required only where they are shown', () => {
    expect(messages(withExtra(undefined))).toEqual([]);
    expect(messages(withExtra({ isDetainer: true }))).toEqual(['case extra.premises: Enter “Premises”.']);
    expect(messages(withExtra({ isDetainer: true, premises: '  ' }))).toHaveLength(1);
    expect(messages(withExtra({ isDetainer: true, premises: '12 Oak St' }))).toEqual([]);
    expect(shownFields(fields.case, withExtra({ isDetainer: false })).map(({ key }) => key)).toEqual(['isDetainer']);
  });

  it('of a filing depend on that filing', () => {
    expect(messages(withExtra(undefined, {}, 'Motion'))).toEqual([
      'filings filings.0.extra.reservation: Enter “Reservation number”.',
    ]);
    expect(messages(withExtra(undefined, { reservation: '12' }))).toEqual([
      'filings filings.0.extra.reservation: Enter the 12 digits.',
    ]);
    expect(messages(withExtra(undefined, { reservation: '123456789012', judge: undefined, isRead: false }))).toEqual([
      'filings filings.0.extra.judge: Choose “Judge”.',
      'filings filings.0.extra.isRead: Confirm “I have read it”.',
    ]);
  });

  it('are found by the path in what was sent', () => {
    expect(formPathOfField('case.premises', fields)).toBe('extra.premises');
    expect(formPathOfField('filings.3.hearing.reservation', fields)).toBe('filings.3.extra.reservation');
    expect(formPathOfField('filings.3.description', fields)).toBeUndefined();
    expect(formPathOfField('caseTitle', fields)).toBeUndefined();
  });
});

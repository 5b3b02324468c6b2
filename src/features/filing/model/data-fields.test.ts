import { describe, expect, test } from 'vitest';
import type { DataField } from '@/api/generated/filing/model';
import { checkInput, compilePattern, inputRules } from './data-fields';

const field = (changes: Partial<DataField>): DataField => ({
  code: 'PartyPhone',
  name: 'Phone',
  isVisible: true,
  isRequired: false,
  isReadOnly: false,
  ...changes,
});

describe('inputRules', () => {
  test('a field that the court doesn’t list is shown and optional', () => {
    expect(inputRules([]).email).toEqual({ isShown: true, isRequired: false, isReadOnly: false });
  });

  test('a listed field follows the court’s settings', () => {
    const { phone } = inputRules([
      field({
        isRequired: true,
        isReadOnly: true,
        helpText: 'Help',
        ghostText: '5550100',
        validationMessage: 'Ten digits.',
        regularExpression: '[0-9]{10}',
        defaultValueExpression: '{{Phone}}',
      }),
    ]);
    expect(phone).toEqual({
      isShown: true,
      isRequired: true,
      isReadOnly: true,
      help: 'Help',
      placeholder: '5550100',
      message: 'Ten digits.',
      pattern: /^(?:[0-9]{10})$/u,
      defaultValue: '{{Phone}}',
    });
  });

  test('each input has its own data field', () => {
    const fieldOf = {
      firstName: 'PartyFirstName',
      middleName: 'PartyMiddleName',
      lastName: 'PartyLastName',
      organizationName: 'PartyBusinessName',
      email: 'PartyEmail',
      phone: 'PartyPhone',
      dateOfBirth: 'PartyDateOfBirth',
      interpreterLanguage: 'PartyInterpreter',
      partyAttorney: 'PartyAttorney',
      filingDescription: 'FilingFilingDescription',
      commentsToClerk: 'FilingFilingComments',
      referenceNumber: 'FilingReferenceNumber',
      filingAttorney: 'FilingFilingAttorneyView',
      documentDescription: 'DocumentDescription',
      documentType: 'DocumentType',
      originalFileName: 'OriginalFileName',
      serviceQuantity: 'OptionalServicesMultipleCopies',
    };
    const rules = inputRules(Object.values(fieldOf).map((code) => field({ code, helpText: code })));
    expect(Object.fromEntries(Object.entries(rules).map(([name, { help }]) => [name, help]))).toEqual(fieldOf);
  });

  test('a hidden field is never required', () => {
    const { phone } = inputRules([field({ isVisible: false, isRequired: true })]);
    expect(phone).toMatchObject({ isShown: false, isRequired: false });
  });
});

test('patterns must match the whole value; invalid patterns are ignored', () => {
  expect(compilePattern(undefined)).toBeUndefined();
  expect(compilePattern('')).toBeUndefined();
  expect(compilePattern('a|b')?.test('ab')).toBe(false);
  expect(compilePattern('a\\-b')?.test('a-b')).toBe(true);
  expect(compilePattern('(')).toBeUndefined();
});

describe('checkInput', () => {
  const rule = { isShown: true, isRequired: true, isReadOnly: false, pattern: /^\d+$/ };
  test.each([
    [{ ...rule, isShown: false }, undefined, undefined],
    [rule, '  ', 'Enter the phone number.'],
    [{ ...rule, isRequired: false }, undefined, undefined],
    [rule, ' 12 ', undefined],
    [rule, 'x', "Check the phone number. The court doesn't accept this format."],
    [{ ...rule, message: 'Digits only.' }, 'x', 'Digits only.'],
    [{ ...rule, pattern: undefined }, 'x', undefined],
  ])('%#', (given, value, message) => expect(checkInput(given, value, 'the phone number')).toBe(message));
});

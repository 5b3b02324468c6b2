import { describe, expect, test } from 'vitest';
import type { DataField } from '@/api/generated/filing/model';
import { inputRules } from './data-fields';

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

import { describe, expect, it } from 'vitest';
import { completeCase, completeFiling } from '../../../../tests/court-tables.ts';
import { caseFieldRequirements, emptyTables } from './court-tables';
import { newFiling } from './filing-entries';
import { unusableReason } from './payment-accounts';
import { plainCaseType, plainCategory, plainCourt, plainFilingType } from './plain-rows';

const court = plainCourt({ code: 'kern', name: 'Kern' }, {});
const category = plainCategory({ code: '10', name: 'Civil' });
const caseType = plainCaseType({ code: '100', name: 'Contract' }, '10', 435);
const filingType = plainFilingType({ code: '60', name: 'Complaint', fee: 20, use: 'initial' });

describe('a plain court', () => {
  it('opens cases and takes filings into them, by several attorneys', () => {
    expect(court).toMatchObject({
      code: 'kern',
      name: 'Kern',
      initial: true,
      subsequent: true,
      isCounty: true,
      allowMultipleAttorneys: true,
      showReturnOnReject: true,
    });
  });

  it.each([
    'allowHearing',
    'allowReturnDate',
    'allowMaxFeeAmount',
    'hasProtectedCaseTypes',
    'showDamageAmount',
    'allowServiceOnInitial',
    'allowAddServiceContactsOnInitial',
    'allowFilingIntoNonIndexedCase',
    'disallowCopyingEnvelopeMultipleTimes',
  ] as const)('has nothing that few courts have: %s', (flag) => expect(court[flag]).toBe(false));

  it.each(['MASTERCARD', 'VISA', 'AMEX', 'DISCOVER', undefined])('takes every usual way to pay: %s', (cardType) => {
    const account = { paymentAccountId: '1', accountName: 'Firm', active: true, isGlobal: false } as const;
    const paymentAccountTypeCode = cardType ? 'CC' : 'BankAccount';
    const conditions = { court, policy: { acceptsFeeWaiver: false }, now: new Date(2026, 2, 1) };
    expect(unusableReason({ ...account, paymentAccountTypeCode, cardType }, conditions)).toBeUndefined();
  });

  it('differs where it says so', () => {
    const differing = plainCourt({ code: 'kern', name: 'Kern' }, { initial: false, timeZone: 'America/New_York' });
    expect(differing).toEqual({ ...court, initial: false, timeZone: 'America/New_York' });
  });
});

describe('a plain category, case type and filing type', () => {
  const hidden = {
    procedureRemedy: 'hidden',
    damageAmount: 'hidden',
    willFiledDate: 'hidden',
    amountInControversy: 'hidden',
  };

  it.each([
    ['a new case', { ...completeCase, caseCategoryCode: '10', caseTypeCode: '100' }],
    ['an existing case', { ...completeFiling, caseCategoryCode: '10', caseTypeCode: '100' }],
  ])('ask for no remedy, damages, will or amount in %s', (_, content) => {
    const tables = {
      ...emptyTables,
      courts: [{ ...court, showDamageAmount: true, code: 'lakemoor:ch1' }],
      categories: [category],
      caseTypes: [caseType],
      filingTypes: [filingType],
    };
    const filings = [{ ...newFiling('f1', undefined), filingTypeCode: '60' }];
    expect(caseFieldRequirements({ ...content, filings }, tables)).toEqual(hidden);
  });

  it('say so in the court’s words', () => {
    const none = 'Not Available';
    expect(category).toMatchObject({ code: '10', name: 'Civil', ecfCaseType: 'CivilCase' });
    expect([category.procedureRemedyInitial, category.procedureRemedySubsequent]).toEqual([none, none]);
    expect([category.damageAmountInitial, category.damageAmountSubsequent]).toEqual([none, none]);
    expect(caseType).toEqual({
      code: '100',
      name: 'Contract',
      caseCategory: '10',
      initial: true,
      fee: 435,
      willFiledDate: none,
    });
  });
});

describe('a plain filing type', () => {
  it('is offered to filers, without a due date or a proposed order', () => {
    expect(filingType).toMatchObject({ code: '60', name: 'Complaint', fee: 20 });
    expect(filingType).toMatchObject({ isCourtUseOnly: false, useDueDate: false, isProposedOrder: false });
  });

  it.each([
    ['initial', 'Initial'],
    ['subsequent', 'Subsequent'],
    ['both', 'Both'],
  ] as const)('for %s use is for %s filings', (use, expected) => {
    expect(plainFilingType({ code: '60', name: 'Answer', fee: 0, use }).filingType).toBe(expected);
  });

  it('differs where it says so', () => {
    const order = plainFilingType({ code: '60', name: 'Order', fee: 0, use: 'both' }, { isProposedOrder: true });
    expect(order.isProposedOrder).toBe(true);
  });
});

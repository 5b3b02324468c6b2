import { describe, expect, test } from 'vitest';
import { toFeeAnswer, toOrderPayment } from './fee-answers.ts';
import { calculateFees, cardCharges, type PricedEnvelope, settleFees } from './fee-calculation.ts';

const filing = (entryId: string, feeCents = 0, services: PricedEnvelope['filings'][number]['services'] = []) => ({
  entryId,
  filingTypeCode: '88120',
  filingTypeName: 'Complaint',
  feeCents,
  services,
});

const copies = (unitCents: number, quantity = 1) => ({ name: 'Certified copy', unitCents, quantity });

const newCase: PricedEnvelope = {
  flow: 'new-case',
  accountType: 'CC',
  caseInitiation: { name: 'Contract', feeCents: 29_500 },
  partyRoles: [],
  filings: [filing('a', 0, [copies(1400)])],
};

const motion: PricedEnvelope = {
  ...newCase,
  flow: 'existing-case',
  caseInitiation: undefined,
  filings: [filing('m', 10_000, [copies(100)])],
};

const stated = { state: 'CA', envelopeId: 56_665 };

const reasons = (envelope: PricedEnvelope) =>
  toFeeAnswer(calculateFees(envelope), stated).allowanceCharge.map(({ allowanceChargeReason, amount }) => [
    allowanceChargeReason,
    amount,
  ]);

describe('fees', () => {
  test('for a new case: 295 + 14, plus 2.89 %', () => {
    expect(reasons(newCase)).toEqual([
      ['Case Initiation Fee', 295],
      ['Court Service', 14],
      ['Convenience Fee', 8.93],
    ]);
    const answer = toFeeAnswer(calculateFees(newCase), stated);
    expect(answer.feesCalculationAmount).toBe(317.93);
    expect(answer.filings).toMatchObject([{ filingId: 'a', amount: 309, allowanceCharge: [{ id: '1' }, { id: '2' }] }]);
    expect(answer.cardCharges).toEqual([
      { description: 'FILEFEE00056665', amount: 309 },
      { description: 'CAEFILE00056665', amount: 8.93 },
    ]);
  });

  test('for an existing case: 100 + 3.50 + 1, plus 2.75 %, as two statement lines', () => {
    expect(reasons(motion)).toEqual([
      ['Filing Fee', 100],
      ['Provider Service', 3.5],
      ['Court Service', 1],
      ['Convenience Fee', 2.87],
    ]);
    expect(toFeeAnswer(calculateFees(motion), stated).feesCalculationAmount).toBe(107.37);
    expect(cardCharges(calculateFees(motion), stated)).toEqual([
      { description: 'FILEFEE00056665', amount: 101 },
      { description: 'CAEFILE00056665', amount: 6.37 },
    ]);
  });

  test('multiply a service by its quantity, and show it', () => {
    const fees = calculateFees({ ...motion, filings: [filing('m', 0, [copies(500, 3)])] });
    expect(fees.filings[0]?.charges).toContainEqual({
      reason: 'Court Service',
      description: 'Certified copy × 3',
      amountCents: 1500,
    });
  });

  test('include parties beyond the free ones', () => {
    const withParties = (count: number) =>
      calculateFees({
        ...newCase,
        filings: [filing('a')],
        partyRoles: [{ name: 'Defendant', unitCents: 1000, free: 2, count }],
      }).filings[0]?.charges.map(({ amountCents }) => amountCents);
    expect(withParties(2)).toEqual([29_500]);
    expect(withParties(5)).toEqual([29_500, 3000]);
  });

  test('have a fixed convenience fee for bank accounts, or none when the total is zero', () => {
    expect(calculateFees({ ...newCase, accountType: 'BankAccount' })).toMatchObject({
      convenienceCents: 25,
      totalCents: 30_925,
    });
    const free = { ...newCase, accountType: 'BankAccount', caseInitiation: undefined, filings: [filing('a')] } as const;
    expect(calculateFees(free)).toMatchObject({ convenienceCents: 0, totalCents: 0 });
    expect(cardCharges(calculateFees(free), stated)).toEqual([]);
  });

  test('leave out the convenience fee without an account', () => {
    expect(calculateFees({ ...newCase, accountType: undefined })).toMatchObject({
      convenienceCents: 0,
      totalCents: 30_900,
    });
  });

  test('are listed and offset when waived', () => {
    const answer = toFeeAnswer(calculateFees({ ...newCase, accountType: 'WV' }), stated);
    expect(answer).toMatchObject({ feesCalculationAmount: 0, isWaived: true, cardCharges: [] });
    expect(answer.allowanceCharge.map(({ chargeIndicator, amount }) => (chargeIndicator ? amount : -amount))).toEqual([
      295, 14, -295, -14,
    ]);
    expect(answer.filings[0]?.amount).toBe(0);
  });
});

describe('after the court’s decision', () => {
  const two = calculateFees({ ...newCase, filings: [filing('a', 0, [copies(1400)]), filing('b', 2000)] });

  test('an accepted order is charged in full', () => {
    expect(settleFees(two, new Set(['a', 'b']), true)).toEqual(two);
  });

  test('a rejected filing isn’t charged, and its case fee moves to the accepted one', () => {
    const settled = settleFees(two, new Set(['b']), true);
    expect(settled.filings.map(({ charges }) => charges.map(({ amountCents }) => amountCents))).toEqual([
      [],
      [29_500, 2000],
    ]);
    expect(settled.totalCents).toBe(31_500 + 910);
  });

  test('a rejected order isn’t charged', () => {
    expect(settleFees(two, new Set(), true)).toMatchObject({ convenienceCents: 0, totalCents: 0 });
  });
});

test('a payment shows the captured amount, or before that the authorized one', () => {
  const authorized = {
    paymentAccountId: 'p',
    accountName: 'Firm Visa',
    waiverIndicator: false,
    transactionId: 'TX-1',
    quotedCents: 31_793,
    authorizedCents: 31_793,
    authorizedAt: '2026-03-03T09:44:49Z',
  };
  expect(toOrderPayment(authorized)).toMatchObject({ orderId: 'TX-1', transactionAmount: 317.93 });
  expect(toOrderPayment({ ...authorized, capturedCents: 0 })).toMatchObject({
    transactionAmount: 0,
    authorizedAmount: 317.93,
    capturedAmount: 0,
  });
});

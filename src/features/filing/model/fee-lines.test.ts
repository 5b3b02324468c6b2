import { expect, test } from 'vitest';
import type { AllowanceCharge } from '@/api/generated/filing/model';
import { readFeeLines } from './fee-lines';

const charge = (
  id: string,
  allowanceChargeReason: AllowanceCharge['allowanceChargeReason'],
  amount: number,
  chargeIndicator = true,
): AllowanceCharge => ({ id, allowanceChargeReason, amount, chargeIndicator });

test('295 + 14, plus 2.89 %: the convenience fee is separate', () => {
  const ofFiling = [charge('1', 'Case Initiation Fee', 295), charge('2', 'Court Service', 14)];
  const lines = readFeeLines({
    feesCalculationAmount: 317.93,
    currency: 'USD',
    isWaived: false,
    allowanceCharge: [...ofFiling, charge('3', 'Convenience Fee', 8.93), charge('4', 'Provider Tax', 0.5)],
    filings: [{ filingId: 'f', filingTypeName: 'Complaint', amount: 309, allowanceCharge: ofFiling }],
    cardCharges: [{ description: 'Lakemoor County Circuit Clerk', amount: 317.93 }],
  });
  expect(lines).toEqual({
    filings: [
      {
        filingId: 'f',
        name: 'Complaint',
        cents: 30_900,
        lines: [
          { reason: 'Case Initiation Fee', cents: 29_500 },
          { reason: 'Court Service', cents: 1400 },
        ],
      },
    ],
    others: [{ reason: 'Provider Tax', cents: 50 }],
    convenienceCents: 893,
    totalCents: 31_793,
    isWaived: false,
    cardCharges: [{ description: 'Lakemoor County Circuit Clerk', cents: 31_793 }],
  });
});

test('several charges for one reason are one line, and a waiver is another', () => {
  const charges = [
    charge('1', 'Court Service', 7.5),
    charge('2', 'Court Service', 14),
    charge('3', 'Court Service', 21.5, false),
  ];
  const lines = readFeeLines({
    feesCalculationAmount: 0,
    currency: 'USD',
    isWaived: true,
    allowanceCharge: charges,
    filings: [{ filingId: 'f', amount: 0, allowanceCharge: charges }],
    cardCharges: [],
  });
  expect(lines.filings[0]).toMatchObject({
    name: 'Filing',
    lines: [
      { reason: 'Court Service', cents: 2150 },
      { reason: 'Court Service', cents: -2150 },
    ],
  });
});

test('a quote without fees has no lines', () => {
  const none = {
    feesCalculationAmount: 0,
    currency: 'USD',
    isWaived: false,
    allowanceCharge: [],
    filings: [],
  } as const;
  expect(readFeeLines({ ...none, allowanceCharge: [], filings: [], cardCharges: [] })).toEqual({
    ...{ filings: [], others: [], convenienceCents: 0, totalCents: 0, isWaived: false, cardCharges: [] },
  });
});

test('a convenience fee that is waived in part is what remains', () => {
  const lines = readFeeLines({
    ...{ feesCalculationAmount: 3, currency: 'USD', isWaived: false, filings: [], cardCharges: [] },
    allowanceCharge: [charge('1', 'Convenience Fee', 5), charge('2', 'Convenience Fee', 2, false)],
  });
  expect(lines).toMatchObject({ convenienceCents: 300, others: [] });
});

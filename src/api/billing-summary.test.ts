import { expect, test } from 'vitest';
import { wholeSummary } from './billing-summary';
import { failureOf } from './errors';
import type { BillingSummary } from './generated/billing/model';

test('the summary of somebody who may see no amounts is a refusal, whatever it says of the card', () => {
  const aging = { current: 0, days1to30: 0, days31to60: 0, days61to90: 0, over90: 0 };
  const summary: BillingSummary = {
    ...{ clientId: 1, hasCreditCard: true, hasBankAccount: false, autopay: false, creditHold: false },
    ...{ paymentTerms: 'net-30', financeEmail: 'office@example.com', balanceDue: 0, overdueAmount: 0 },
    ...{ notYetInvoiced: 0, openInvoiceCount: 0, overdueInvoiceCount: 0, aging, processingAmount: 0, creditBalance: 0 },
  };
  expect(wholeSummary(summary)).toBe(summary);
  try {
    wholeSummary({ hasCreditCard: true });
    expect.unreachable();
  } catch (error) {
    expect(failureOf(error)).toMatchObject({
      kind: 'denied',
      detail: 'Only administrators and bookkeepers can see what your firm owes.',
    });
  }
});

/** The billing backend: all operations of its contract; those without a handler respond 501. */
import type { Hono } from 'hono';
import { operations } from '../../generated/billing/operations.ts';
import { rights } from '../../http/rights/table.ts';
import { backendRouter } from '../../http/router.ts';
import type { Sandbox } from '../../sandbox.ts';
import { addresses } from './addresses.ts';
import { billingSummary } from './billing-summary.ts';
import { cards } from './cards.ts';
import { downloadableFiles } from './downloadable-files.ts';
import { feeSummary } from './fee-summary.ts';
import { fileChanges } from './file-changes.ts';
import { files } from './files.ts';
import { firmSettings } from './firm-settings.ts';
import { integratedDocuments } from './integrated-documents.ts';
import { invoiceFiles } from './invoice-files.ts';
import { invoicesHandlers } from './invoices.ts';
import { orders } from './orders.ts';
import { pay } from './pay.ts';
import { paymentMethods } from './payment-methods.ts';
import { paymentsHandlers } from './payments.ts';
import { registration } from './registration.ts';
import { service } from './service.ts';

export function billingRouter(sandbox: Sandbox): Hono {
  const handlers = {
    ...addresses,
    ...billingSummary,
    ...cards,
    ...downloadableFiles,
    ...feeSummary,
    ...fileChanges,
    ...files,
    ...firmSettings,
    ...integratedDocuments,
    ...invoiceFiles,
    ...invoicesHandlers,
    ...orders,
    ...pay,
    ...paymentMethods,
    ...paymentsHandlers,
    ...registration(sandbox),
    ...service(sandbox),
  };
  return backendRouter(sandbox, {
    operations,
    rights: rights.billing,
    handlers,
    before: async (_, { operationId }) => sandbox.slowStart.requireStarted(operationId),
  });
}

import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Outlet } from '@tanstack/react-router';
import { failureOf } from '@/api/errors';
import { formatPlainDate } from '@/lib/format/dates';
import { ErrorState } from '@/lib/ui/error-state';
import { AppLink } from '@/lib/ui/links';
import { NotFoundPage } from '@/lib/ui/not-found-page';
import { Notice } from '@/lib/ui/notice';
import { PageHeader } from '@/lib/ui/page-header';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { StatusBadge } from '@/lib/ui/status-badge';
import { TabLink, TabLinks } from '@/lib/ui/tab-link';
import { InvoiceDownloads } from '../components/invoice-downloads';
import { InvoiceSums } from '../components/invoice-sums';
import { PayLink } from '../components/pay-link';
import { dueNote, invoiceStatus, periodName } from '../model/invoice-status';
import { invoiceOrdersQuery, invoiceQuery } from '../queries-invoices';

const invoiceRoute = getRouteApi('/_authenticated/_main/billing/invoice/$invoiceId');

/** The heading and tabs of an invoice, above its part. */
export function InvoiceLayout() {
  const { invoiceId } = invoiceRoute.useParams();
  const { data: invoice, error, refetch } = useQuery(invoiceQuery(invoiceId));
  if (!invoice && failureOf(error).kind === 'not-found')
    return (
      <NotFoundPage what="Invoice" why="It may belong to another firm.">
        <AppLink to="/billing">All invoices</AppLink>
      </NotFoundPage>
    );
  if (!invoice && error)
    return <ErrorState isPage title="The invoice could not be loaded" error={error} onRetry={() => void refetch()} />;
  if (!invoice) return <SkeletonLines lines={10} label="Loading the invoice" />;
  const due = invoice.dueDate && `Due ${formatPlainDate(invoice.dueDate)}`;
  return (
    <>
      <PageHeader
        title={`Invoice ${invoice.number}`}
        breadcrumb={<AppLink to="/billing">Billing</AppLink>}
        actions={
          <>
            <PayLink invoices={[invoice]} label="Pay" />
            <InvoiceDownloads invoice={invoice} />
          </>
        }
        subtitle={
          <>
            <StatusBadge {...invoiceStatus(invoice)} />{' '}
            {[periodName(invoice), due, dueNote(invoice)].filter(Boolean).join(' · ')}
          </>
        }
      />
      {error && <Notice tone="warning">Couldn’t refresh. Showing the last saved version.</Notice>}
      <TabLinks label="Invoice">
        <TabLink to="/billing/invoice/$invoiceId" params={{ invoiceId }} activeOptions={{ exact: true }}>
          Summary
        </TabLink>
        <TabLink
          to="/billing/invoice/$invoiceId/orders"
          params={{ invoiceId }}
          activeOptions={{ includeSearch: false }}
        >{`Orders (${invoice.orderCount})`}</TabLink>
        <TabLink
          to="/billing/invoice/$invoiceId/matters"
          params={{ invoiceId }}
          activeOptions={{ includeSearch: false }}
        >{`Matters (${invoice.matterCount})`}</TabLink>
        <TabLink
          to="/billing/invoice/$invoiceId/payments"
          params={{ invoiceId }}
          activeOptions={{ includeSearch: false }}
        >{`Payments (${invoice.payments.length})`}</TabLink>
      </TabLinks>
      <Stack gap="md" mt="sm">
        <Outlet />
      </Stack>
    </>
  );
}

/** An invoice's sums, and whether its charges add up to them. */
export function InvoiceSummaryPage() {
  const { invoiceId } = invoiceRoute.useParams();
  const { data: invoice } = useQuery(invoiceQuery(invoiceId));
  const { data: orders, error, refetch } = useQuery(invoiceOrdersQuery(invoiceId));
  return invoice && <InvoiceSums invoice={invoice} orders={orders} error={error} onRetry={() => void refetch()} />;
}

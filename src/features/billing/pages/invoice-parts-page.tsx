import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { formatDollars } from '@/lib/format/money';
import { tableColumns } from '@/lib/grid/list/table-column';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { EmptyState } from '@/lib/ui/empty-state';
import { Notice } from '@/lib/ui/notice';
import { ChargeTrail } from '../components/charge-trail';
import { InvoicePayments } from '../components/invoice-payments';
import { RowsGrid } from '../components/rows-grid';
import { invoiceMattersList, invoiceOrdersList } from '../lists/invoice-parts-lists';
import { invoiceMattersQuery, invoiceOrdersQuery, invoiceQuery } from '../queries-invoices';
import type { InvoiceOrdersSearchInput } from '../search';

const invoiceRoute = getRouteApi('/_authenticated/_main/billing/invoice/$invoiceId');
const ordersRoute = getRouteApi('/_authenticated/_main/billing/invoice/$invoiceId/orders');
const mattersRoute = getRouteApi('/_authenticated/_main/billing/invoice/$invoiceId/matters');
const orderColumns = tableColumns(invoiceOrdersList);
const matterColumns = tableColumns(invoiceMattersList);

/** The orders on an invoice, each of which expands to where its amount comes from. */
export function InvoiceOrdersPage() {
  const { invoiceId } = invoiceRoute.useParams();
  const { data: invoice } = useQuery(invoiceQuery(invoiceId));
  const orders = useQuery(invoiceOrdersQuery(invoiceId));
  const search = ordersRoute.useSearch();
  const change = useSearchChange<InvoiceOrdersSearchInput>();
  const { open = [] } = search;
  const toggle = (orderId: number) => {
    const others = open.filter((each) => each !== orderId);
    const next = others.length < open.length ? others : [...open, orderId];
    change({ open: next.length > 0 ? next : undefined, page: search.page }, { replace: true });
  };
  return (
    <RowsGrid
      list={invoiceOrdersList}
      columns={orderColumns}
      label="Orders"
      fileName={`${invoice?.number ?? 'invoice'}-orders`}
      views="invoiceOrders"
      search={search}
      rows={orders.data}
      error={orders.error}
      onRetry={() => void orders.refetch()}
      empty={<EmptyState title="No order matches" description="Change the search to see other orders." />}
      expansion={{
        isExpanded: ({ orderId }) => open.includes(orderId),
        onToggle: ({ orderId }) => toggle(orderId),
        nameOf: ({ orderId }) => `the charges of order ${orderId}`,
        detail: (order) => <ChargeTrail order={order} invoice={invoice} />,
      }}
    />
  );
}

/** An invoice's sums by matter. */
export function InvoiceMattersPage() {
  const { invoiceId } = invoiceRoute.useParams();
  const { data: invoice } = useQuery(invoiceQuery(invoiceId));
  const matters = useQuery(invoiceMattersQuery(invoiceId));
  return (
    <RowsGrid
      list={invoiceMattersList}
      columns={matterColumns}
      label="Matters"
      fileName={`${invoice?.number ?? 'invoice'}-matters`}
      views="invoiceMatters"
      search={mattersRoute.useSearch()}
      rows={matters.data}
      error={matters.error}
      onRetry={() => void matters.refetch()}
      empty={<EmptyState title="No matter matches" description="Change the search to see other matters." />}
    />
  );
}

/** Payments on an invoice, and what courts took beside it. */
export function InvoicePaymentsPage() {
  const { invoiceId } = invoiceRoute.useParams();
  const { data: invoice } = useQuery(invoiceQuery(invoiceId));
  return (
    <>
      <InvoicePayments invoiceId={invoiceId} />
      {invoice && invoice.paidAtCourt.count > 0 && (
        <Notice tone="info" title="Paid at the court">
          {`Courts took ${formatDollars(invoice.paidAtCourt.total)} from your payment accounts in this period. It isn’t part of this invoice.`}
        </Notice>
      )}
    </>
  );
}

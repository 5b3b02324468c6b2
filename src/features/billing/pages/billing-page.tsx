import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useMemo } from 'react';
import { tableColumns } from '@/lib/grid/list/table-column';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { EmptyState } from '@/lib/ui/empty-state';
import { Opening } from '@/lib/ui/opening';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { BillingFigures } from '../components/billing-figures';
import { BillingHeader } from '../components/billing-header';
import classes from '../components/fee-views.module.css';
import { PayLink } from '../components/pay-link';
import { PaymentViews } from '../components/payment-views';
import { RowsGrid } from '../components/rows-grid';
import { invoicesList } from '../lists/invoices-list';
import { paymentsList } from '../lists/payments-list';
import { isShown } from '../model/invoice-status';
import { isDue } from '../model/payment-form';
import { invoicesQuery, paymentsQuery } from '../queries-invoices';
import type { BillingSearchInput } from '../search';

const MethodsDialog = lazy(() => import('../methods/methods-dialog'));

const AccountStatement = lazy(() => import('../components/account-statement'));

const invoicesRoute = getRouteApi('/_authenticated/_main/billing/');
const paymentsRoute = getRouteApi('/_authenticated/_main/billing/payments');
const invoiceColumns = tableColumns(invoicesList);
const paymentColumns = tableColumns(paymentsList);

const filters = [
  { show: undefined, label: 'All' },
  { show: 'open', label: 'Open' },
  { show: 'overdue', label: 'Overdue' },
  { show: 'paid', label: 'Paid' },
] as const;

/** The firm's balance and its invoices. */
export function BillingPage() {
  const { panel, ...search } = invoicesRoute.useSearch();
  const { show } = search;
  const change = useSearchChange<BillingSearchInput>();
  const invoices = useQuery(invoicesQuery);
  const rows = useMemo(() => invoices.data?.filter((invoice) => isShown(invoice, show)), [invoices.data, show]);
  return (
    <>
      <BillingHeader actions={invoices.data && <PayLink invoices={invoices.data.filter(isDue)} label="Pay all" />} />
      <BillingFigures />
      {panel === 'methods' && (
        <Opening>
          <MethodsDialog onClose={() => change({ panel: undefined })} />
        </Opening>
      )}
      <RowsGrid
        list={invoicesList}
        columns={invoiceColumns}
        label="Invoices"
        fileName={show === undefined ? 'invoices' : `invoices-${show}`}
        views="invoices"
        search={search}
        rows={rows}
        error={invoices.error}
        onRetry={() => void invoices.refetch()}
        lead={
          <Button.Group className={classes.views} aria-label="Show">
            {filters.map((filter) => (
              <Button
                key={filter.label}
                variant="default"
                aria-pressed={show === filter.show}
                onClick={() => change({ show: filter.show })}
              >
                {filter.label}
              </Button>
            ))}
          </Button.Group>
        }
        bulkActions={(selected) => <PayLink invoices={selected} label="Pay selected" isCompact />}
        empty={
          invoices.data?.length === 0 ? (
            <EmptyState
              title="No invoices yet"
              description="The first one is issued after your first month of orders."
            />
          ) : (
            <EmptyState
              title="No invoice matches"
              description="Change the filter or the search to see other invoices."
            />
          )
        }
      />
    </>
  );
}

/** The firm's payments, or its account statement. */
export function PaymentsPage() {
  const search = paymentsRoute.useSearch();
  const payments = useQuery(paymentsQuery);
  const views = <PaymentViews view={search.view} />;
  if (search.view === 'statement')
    return (
      <>
        <BillingHeader />
        <Suspense fallback={<SkeletonLines lines={10} label="Loading the account statement" />}>
          <AccountStatement search={search} lead={views} />
        </Suspense>
      </>
    );
  return (
    <>
      <BillingHeader />
      <RowsGrid
        list={paymentsList}
        columns={paymentColumns}
        label="Payments"
        fileName="payments"
        views="payments"
        search={search}
        rows={payments.data}
        lead={views}
        error={payments.error}
        onRetry={() => void payments.refetch()}
        empty={
          payments.data?.length === 0 ? (
            <EmptyState title="No payments yet" description="Payments of your invoices appear here." />
          ) : (
            <EmptyState title="No payment matches" description="Change the search to see other payments." />
          )
        }
      />
    </>
  );
}

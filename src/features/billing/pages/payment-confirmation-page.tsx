import '@mantine/core/styles/Table.css';
import { Button, Stack, Table } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { tellChanged } from '@/api/facts/changes';
import type { Payment } from '@/api/generated/billing/model';
import { formatInstant, formatPlainDate } from '@/lib/format/dates';
import { formatDollars } from '@/lib/format/money';
import { ErrorState } from '@/lib/ui/error-state';
import { AppLink, ButtonLink } from '@/lib/ui/links';
import { NotFoundPage } from '@/lib/ui/not-found-page';
import { Notice } from '@/lib/ui/notice';
import { PageHeader } from '@/lib/ui/page-header';
import { PropertiesList } from '@/lib/ui/properties-list';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { StatusBadge } from '@/lib/ui/status-badge';
import { paidFeeText } from '../model/method-label';
import { paymentState, totalTaken } from '../model/payment-status';
import { paymentQuery } from '../queries-invoices';

const confirmationRoute = getRouteApi('/_authenticated/_main/billing/payment-confirmation');

/** A payment, right after it was made and whenever its address is opened. */
export function PaymentConfirmationPage() {
  const { payment: paymentId } = confirmationRoute.useSearch();
  const { data: payment, error, refetch } = useQuery(paymentQuery(useQueryClient(), paymentId ?? 0));
  if (payment) return <Confirmation payment={payment} />;
  if (payment === undefined && error)
    return <ErrorState isPage title="The payment could not be loaded" error={error} onRetry={() => void refetch()} />;
  if (payment === undefined) return <SkeletonLines lines={10} label="Loading the payment" />;
  return (
    <NotFoundPage what="Payment" why="It may belong to another firm.">
      <AppLink to="/billing/payments">All payments</AppLink>
    </NotFoundPage>
  );
}

const titles: Readonly<Record<Payment['status'], string>> = {
  pending: 'Payment processing',
  succeeded: 'Payment complete',
  failed: 'Payment failed',
  returned: 'Payment returned',
  refunded: 'Payment refunded',
};

function Confirmation({ payment }: { payment: Payment }) {
  useSettling(payment);
  const { status, reference, allocations, amount, surcharge, methodLabel, startedAt, initiatedBy } = payment;
  const hasFailed = status === 'failed' || status === 'returned';
  return (
    <>
      <PageHeader
        title={titles[status]}
        breadcrumb={<AppLink to="/billing">Billing</AppLink>}
        subtitle={
          <>
            <StatusBadge {...paymentState(status)} /> {formatDollars(totalTaken(payment))} · {reference}
          </>
        }
        actions={
          <Button variant="default" onClick={() => window.print()}>
            Print
          </Button>
        }
      />
      <Stack gap="md">
        <StateNotice payment={payment} />
        <Section title="Payment">
          <PropertiesList
            items={[
              ['Amount', formatDollars(amount)],
              [paidFeeText(payment), formatDollars(surcharge)],
              [
                hasFailed ? 'Not charged' : 'Total charged',
                <strong key="total">{formatDollars(totalTaken(payment))}</strong>,
              ],
              ...(payment.refundedAmount ? [['Refunded', formatDollars(payment.refundedAmount)] as const] : []),
              ['Paid with', methodLabel],
              ['On your statement', reference],
              ['Made', `${formatInstant(startedAt)} by ${initiatedBy?.name ?? 'autopay'}`],
            ]}
          />
        </Section>
        <Section title="Invoices">
          <Table aria-label="Invoices of this payment">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Invoice</Table.Th>
                <Table.Th ta="end">Amount</Table.Th>
                <Table.Th ta="end">Service fee</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {allocations.map((each) => (
                <Table.Tr key={each.invoiceId}>
                  <Table.Td>
                    <AppLink to="/billing/invoice/$invoiceId" params={{ invoiceId: each.invoiceId }}>
                      {each.invoiceNumber}
                    </AppLink>
                  </Table.Td>
                  <Table.Td ta="end">{formatDollars(each.amount)}</Table.Td>
                  <Table.Td ta="end">{formatDollars(each.surcharge)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Section>
        {hasFailed && (
          <ButtonLink
            to="/billing/payment"
            search={{ invoice: allocations.map(({ invoiceId }) => invoiceId) }}
            variant="default"
          >
            Pay another way
          </ButtonLink>
        )}
      </Stack>
    </>
  );
}

/** A payment that settles while the page is open changes what the firm owes, and may end its credit hold. */
function useSettling({ status }: Payment): void {
  const before = useRef(status);
  useEffect(() => {
    if (before.current === 'pending' && status !== 'pending') tellChanged(['invoices', 'charges', 'credit-hold']);
    before.current = status;
  }, [status]);
}

/** Shows what is still open about a payment. */
function StateNotice({ payment: { status, method, expectedOn, failure } }: { payment: Payment }) {
  if (status === 'pending' && method === 'BankAccount')
    return (
      <Notice tone="info" title={`Expected to clear ${expectedOn ? `on ${formatPlainDate(expectedOn)}` : 'soon'}`}>
        The invoices count as paid once the bank has confirmed. Do not pay again another way.
      </Notice>
    );
  if (status === 'pending')
    return (
      <Notice tone="warning" title="The card processor has not confirmed this payment yet.">
        Do not pay again another way. We are checking.
      </Notice>
    );
  if (status === 'failed') return <Notice tone="bad" title={`${failure?.text ?? 'Declined'}. Nothing was paid.`} />;
  if (status === 'returned')
    return (
      <Notice tone="bad" title={`The bank returned this payment: ${failure?.text ?? 'no reason given'}.`}>
        Its invoices are open again.
      </Notice>
    );
  return null;
}

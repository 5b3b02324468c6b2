import '@mantine/core/styles/Table.css';
import { Table } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatNumericDate } from '@/lib/format/dates';
import { formatDollars } from '@/lib/format/money';
import { EmptyState } from '@/lib/ui/empty-state';
import { ErrorState } from '@/lib/ui/error-state';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { StatusBadge } from '@/lib/ui/status-badge';
import { paymentState } from '../model/payment-status';
import { invoicePaymentsQuery } from '../queries-invoices';

const methods = { CreditCard: 'Card', BankAccount: 'Bank account', Invoice: 'Invoice' } as const;

/** The payments on an invoice, failed ones too: a handful. */
export function InvoicePayments({ invoiceId }: { invoiceId: number }) {
  const { data: payments, error, refetch } = useQuery(invoicePaymentsQuery(invoiceId));
  if (!payments)
    return error ? (
      <ErrorState title="The payments did not load" error={error} onRetry={() => void refetch()} />
    ) : (
      <SkeletonLines lines={4} label="Loading the payments" />
    );
  if (payments.length === 0)
    return <EmptyState title="No payments yet" description="Payments of this invoice appear here." />;
  return (
    <Table aria-label="Payments of this invoice">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Date</Table.Th>
          <Table.Th>Payment</Table.Th>
          <Table.Th>Status</Table.Th>
          <Table.Th ta="end">Amount</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {payments.map(({ paymentId, appliedOn, method, reference, status, amount }) => (
          <Table.Tr key={paymentId}>
            <Table.Td>{formatNumericDate(appliedOn)}</Table.Td>
            <Table.Td>
              {reference}
              <br />
              {methods[method]}
            </Table.Td>
            <Table.Td>
              <StatusBadge {...paymentState(status)} />
            </Table.Td>
            <Table.Td ta="end">{formatDollars(amount)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

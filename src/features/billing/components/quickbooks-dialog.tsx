import '@mantine/core/styles/Table.css';
import { Button, Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { downloadInvoiceQuickbooksCsv } from '@/api/generated/billing';
import type { InvoiceDetail, InvoiceOrder } from '@/api/generated/billing/model';
import { DownloadButton } from '@/lib/files/download-button';
import { formatCents } from '@/lib/format/money';
import { Dialog } from '@/lib/ui/dialog';
import { ErrorState } from '@/lib/ui/error-state';
import { AppLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { isInParts, leftOutOf } from '../model/left-out';
import { invoiceOrdersQuery } from '../queries-invoices';

interface QuickBooksDialogProps {
  invoice: InvoiceDetail;
  onClose: () => void;
}

/** Shows what the QuickBooks file bills, what it leaves out and why (billing supplement, section 7). */
export default function QuickBooksDialog({ invoice, onClose }: QuickBooksDialogProps) {
  const { invoiceId, number } = invoice;
  const { data: orders, error, refetch } = useQuery(invoiceOrdersQuery(invoiceId));
  return (
    <Dialog
      title={`QuickBooks file of invoice ${number}`}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Done
          </Button>
          <DownloadButton
            variant="filled"
            fileName={`${number}-quickbooks.csv`}
            // An invoice beyond QuickBooks' limits is a zip.
            fetchFile={() => downloadInvoiceQuickbooksCsv(invoiceId, number, { fileType: 'application/octet-stream' })}
          >
            Download
          </DownloadButton>
        </>
      }
    >
      <Stack gap="sm">
        <Text size="sm">
          Bills your clients in QuickBooks Online: one invoice for each matter. Import it under Settings, Import data,
          Invoices.
        </Text>
        {orders ? (
          <Contents orders={orders} />
        ) : error ? (
          <ErrorState title="The charges did not load" error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonLines lines={3} label="Checking the charges" />
        )}
      </Stack>
    </Dialog>
  );
}

function Contents({ orders }: { orders: readonly InvoiceOrder[] }) {
  const credits = leftOutOf(orders);
  const cents = credits.reduce((sum, credit) => sum + credit.cents, 0);
  return (
    <>
      {isInParts(orders) && (
        <Text size="sm">
          QuickBooks imports at most 100 invoices and 1,000 rows at a time, so this is a zip of several files.
        </Text>
      )}
      {credits.length === 0 ? (
        <Text size="sm">Every charge is in the file.</Text>
      ) : (
        <>
          <Notice tone="warning" title={`${formatCents(cents)} in credits left out`}>
            QuickBooks imports no negative amounts. Enter these credits in QuickBooks by hand.
          </Notice>
          <Table aria-label="Credits left out">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Matter</Table.Th>
                <Table.Th>Order</Table.Th>
                <Table.Th ta="end">Credit</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {credits.map((credit) => (
                <Table.Tr key={credit.feeId}>
                  <Table.Td>{credit.matter}</Table.Td>
                  <Table.Td>
                    <AppLink to="/order-details/$orderId" params={{ orderId: credit.orderId }}>
                      {String(credit.orderId)}
                    </AppLink>
                    <br />
                    {credit.description}
                  </Table.Td>
                  <Table.Td ta="end">{formatCents(credit.cents)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </>
      )}
    </>
  );
}

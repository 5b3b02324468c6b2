import { Group } from '@mantine/core';
import {
  downloadInvoiceCsv,
  downloadInvoicePaymentsPdf,
  downloadInvoicePdf,
  downloadInvoiceQuickbooksCsv,
} from '@/api/generated/billing';
import type { InvoiceDetail } from '@/api/generated/billing/model';
import { DownloadButton } from '@/lib/files/download-button';
import { formatDollars } from '@/lib/format/money';
import classes from './invoice-downloads.module.css';

/** An invoice's files. QuickBooks takes no negative amounts, so its file says which credits it leaves out. */
export function InvoiceDownloads({ invoice }: { invoice: InvoiceDetail }) {
  const { invoiceId, number, payments, creditTotal } = invoice;
  return (
    <div className={classes.downloads}>
      <Group gap="xs">
        <DownloadButton fileName={`${number}.pdf`} fetchFile={() => downloadInvoicePdf(invoiceId)}>
          PDF
        </DownloadButton>
        <DownloadButton fileName={`${number}.csv`} fetchFile={() => downloadInvoiceCsv(invoiceId, number)}>
          CSV
        </DownloadButton>
        <DownloadButton
          label="QuickBooks file"
          fileName={`${number}-quickbooks.csv`}
          // An invoice beyond QuickBooks' limits is a zip.
          fetchFile={() => downloadInvoiceQuickbooksCsv(invoiceId, number, { fileType: 'application/octet-stream' })}
        >
          QuickBooks
        </DownloadButton>
        {payments.length > 0 && (
          <DownloadButton fileName={`${number}-receipt.pdf`} fetchFile={() => downloadInvoicePaymentsPdf(invoiceId)}>
            Receipt
          </DownloadButton>
        )}
      </Group>
      {creditTotal < 0 && (
        <p className={classes.note}>
          {`The QuickBooks file leaves out ${formatDollars(-creditTotal)} in credits: QuickBooks imports no negative amounts.`}
        </p>
      )}
    </div>
  );
}

import { Button, Group } from '@mantine/core';
import { IconFileSpreadsheet, IconMail } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { downloadInvoiceCsv, downloadInvoicePaymentsPdf, downloadInvoicePdf } from '@/api/generated/billing';
import type { InvoiceDetail } from '@/api/generated/billing/model';
import { DownloadButton } from '@/lib/files/download-button';
import { Opening } from '@/lib/ui/opening';

const EmailInvoiceDialog = lazy(() => import('./email-invoice-dialog'));
const QuickBooksDialog = lazy(() => import('./quickbooks-dialog'));

/** An invoice's files, and emails of them. */
export function InvoiceDownloads({ invoice }: { invoice: InvoiceDetail }) {
  const { invoiceId, number, payments } = invoice;
  const [open, setOpen] = useState<'email' | 'quickbooks'>();
  const close = () => setOpen(undefined);
  return (
    <Group gap="xs">
      <DownloadButton fileName={`${number}.pdf`} fetchFile={() => downloadInvoicePdf(invoiceId)}>
        PDF
      </DownloadButton>
      <DownloadButton fileName={`${number}.csv`} fetchFile={() => downloadInvoiceCsv(invoiceId, number)}>
        CSV
      </DownloadButton>
      {payments.length > 0 && (
        <DownloadButton fileName={`${number}-receipt.pdf`} fetchFile={() => downloadInvoicePaymentsPdf(invoiceId)}>
          Receipt
        </DownloadButton>
      )}
      <Button
        variant="default"
        leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
        onClick={() => setOpen('quickbooks')}
      >
        QuickBooks
      </Button>
      <Button variant="default" leftSection={<IconMail size={16} aria-hidden />} onClick={() => setOpen('email')}>
        Email
      </Button>
      <Opening>
        {open === 'email' && <EmailInvoiceDialog invoice={invoice} onClose={close} />}
        {open === 'quickbooks' && <QuickBooksDialog invoice={invoice} onClose={close} />}
      </Opening>
    </Group>
  );
}

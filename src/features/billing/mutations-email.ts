/** Emails about invoices. Nothing that is shown changes with them. */
import { useMutation } from '@tanstack/react-query';
import {
  emailInvoice,
  emailInvoiceMattersCsv,
  emailInvoiceOrdersCsv,
  emailInvoicePaymentsPdf,
} from '@/api/generated/billing';
import type { InvoiceEmailRequest } from '@/api/generated/billing/model';
import type { EmailContent } from './model/invoice-email';

const senders: Readonly<Record<EmailContent, (request: InvoiceEmailRequest) => Promise<unknown>>> = {
  invoice: (request) => emailInvoice(request),
  orders: (request) => emailInvoiceOrdersCsv(request),
  matters: (request) => emailInvoiceMattersCsv(request),
  receipt: (request) => emailInvoicePaymentsPdf(request),
};

/** Sends an invoice, a part of it or its receipt. Never repeated by itself: each call is an email. */
export function useEmailInvoice() {
  return useMutation({
    mutationFn: ({ content, ...request }: InvoiceEmailRequest & { content: EmailContent }) => senders[content](request),
  });
}

/** The form of an email about an invoice, and what is wrong with it. */
import { splitEmails } from '@/features/efiling';
import { cardInTextError } from '@/features/payment-card';
import { isEmail } from '@/lib/form/messages';

/** What can be sent: each is one of the backend's four emails. */
export type EmailContent = 'invoice' | 'orders' | 'matters' | 'receipt';

export interface InvoiceEmailForm extends Record<string, string> {
  content: EmailContent;
  recipients: string;
  note: string;
}

/** Recipients of one email. */
const mostRecipients = 20;

/** Addresses, one per line or with commas between them. */
export function recipientsOf(form: Pick<InvoiceEmailForm, 'recipients'>): string[] {
  return splitEmails(form.recipients);
}

export function recipientsError(form: Pick<InvoiceEmailForm, 'recipients'>): string | undefined {
  const recipients = recipientsOf(form);
  if (recipients.length === 0) return 'Enter at least one email address';
  const wrong = recipients.find((each) => !isEmail(each));
  if (wrong !== undefined) return `${wrong} isn’t a valid email address`;
  return recipients.length > mostRecipients ? `Enter at most ${mostRecipients} email addresses` : undefined;
}

/** Errors by field. A note with a card number isn't sent (section 5). */
export function invoiceEmailErrors(
  form: InvoiceEmailForm,
): Partial<Record<keyof InvoiceEmailForm, string | undefined>> {
  return { recipients: recipientsError(form), note: cardInTextError(form.note) };
}

/** Tells what an invoice can be sent as. A receipt is there once a payment is. */
export function emailContents(payments: readonly unknown[]): { value: EmailContent; label: string }[] {
  const contents: { value: EmailContent; label: string }[] = [
    { value: 'invoice', label: 'Invoice (PDF)' },
    { value: 'orders', label: 'Orders (CSV)' },
    { value: 'matters', label: 'Matters (CSV)' },
  ];
  return payments.length === 0 ? contents : [...contents, { value: 'receipt', label: 'Receipt (PDF)' }];
}

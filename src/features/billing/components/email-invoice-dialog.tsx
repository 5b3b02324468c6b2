import '@mantine/core/styles/Input.css';
import { Button, NativeSelect, Stack, Textarea } from '@mantine/core';
import { useId } from 'react';
import { changeFailed, explain, failureOf } from '@/api/errors';
import type { InvoiceDetail } from '@/api/generated/billing/model';
import { useOneStepForm } from '@/lib/form/use-one-step-form';
import { Dialog } from '@/lib/ui/dialog';
import { Notice } from '@/lib/ui/notice';
import { showToast } from '@/lib/ui/toast';
import {
  type EmailContent,
  emailContents,
  type InvoiceEmailForm,
  invoiceEmailErrors,
  recipientsOf,
} from '../model/invoice-email';
import { useEmailInvoice } from '../mutations-email';

interface EmailInvoiceDialogProps {
  invoice: InvoiceDetail;
  onClose: () => void;
}

const empty: InvoiceEmailForm = { content: 'invoice', recipients: '', note: '' };

/** Emails an invoice, its orders, its matters or its receipt, with a note (billing supplement, section 12). */
export default function EmailInvoiceDialog({ invoice, onClose }: EmailInvoiceDialogProps) {
  const { invoiceId, number, payments } = invoice;
  const formId = useId();
  const { mutate, isPending, error } = useEmailInvoice();
  const contents = emailContents(payments);
  const form = useOneStepForm({
    initialValues: empty,
    errorsOf: invoiceEmailErrors,
  });
  const send = form.onSubmit((values) => {
    const recipients = recipientsOf(values);
    mutate(
      { invoiceId, recipients, content: contentOf(contents, values.content), message: values.note.trim() || undefined },
      {
        onSuccess: () => {
          showToast({ tone: 'good', title: `Invoice ${number} emailed`, message: `To ${recipients.join(', ')}` });
          onClose();
        },
      },
    );
  });
  return (
    <Dialog
      title={`Email invoice ${number}`}
      closeOnBlur={!isPending}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose} disabled={isPending}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isPending}>
            Send email
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send}>
        <Stack gap="sm">
          <NativeSelect {...form.getInputProps('content')} label="Attachment" data={contents} />
          <Textarea
            {...form.getInputProps('recipients')}
            data-autofocus
            label="To"
            description="Separate addresses with commas or new lines."
            required
            autosize
            minRows={2}
            maxLength={5200}
            autoComplete="off"
          />
          <Textarea {...form.getInputProps('note')} label="Note" autosize minRows={3} maxLength={2000} />
          {error && (
            <Notice tone="bad">
              {changeFailed(
                error,
                explain(failureOf(error), 'The email was not sent. Please try again in a moment.'),
                'the email was sent. Check with the recipients before you send it again.',
              )}
            </Notice>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}

function contentOf(contents: readonly { value: EmailContent }[], chosen: string): EmailContent {
  return contents.find(({ value }) => value === chosen)?.value ?? 'invoice';
}

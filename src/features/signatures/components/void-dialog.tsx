import '@mantine/core/styles/Input.css';
import { Stack, Textarea } from '@mantine/core';
import { changeFailed, explain, failureOf } from '@/api/errors';
import type { Envelope } from '@/api/generated/serving/model';
import { DialogForm } from '@/lib/form/dialog-form';
import { FormFailureMessage } from '@/lib/form/form-failure';
import { requiredError } from '@/lib/form/messages';
import { useOneStepForm } from '@/lib/form/use-one-step-form';
import { showToast } from '@/lib/ui/toast';
import { useVoidEnvelope } from '../mutations';

interface VoidDialogProps {
  envelope: Envelope;
  onClose: () => void;
}

/** Asks why an envelope is voided. */
export default function VoidDialog({ envelope: { orderId, status }, onClose }: VoidDialogProps) {
  const voiding = useVoidEnvelope(orderId);
  const form = useOneStepForm({
    initialValues: { reason: '' },
    errorsOf: ({ reason }) => ({ reason: requiredError(reason, 'Reason') }),
    onValuesChange: () => voiding.reset(),
  });
  const { error } = voiding;
  return (
    <DialogForm
      title="Void this envelope?"
      submitLabel="Void"
      isBusy={voiding.isPending}
      closeOnBlur={form.values.reason === ''}
      onSubmit={form.onSubmit(({ reason }) =>
        voiding.mutate(reason.trim(), {
          onSuccess: () => {
            showToast({ tone: 'good', title: 'Envelope voided' });
            onClose();
          },
        }),
      )}
      onClose={onClose}
    >
      <Stack gap="sm">
        <p>
          {status === 'sent'
            ? 'No one can sign anymore. Nothing is charged.'
            : 'No one can sign anymore. The fee is charged, because a signer opened it.'}
        </p>
        <Textarea
          {...form.getInputProps('reason')}
          data-autofocus
          label="Reason"
          description="Signers read it."
          required
          autosize
          minRows={3}
          maxLength={500}
        />
        <FormFailureMessage
          failure={
            error
              ? {
                  message: changeFailed(
                    error,
                    explain(failureOf(error), 'The envelope wasn’t voided.'),
                    'the envelope was voided',
                  ),
                }
              : undefined
          }
        />
      </Stack>
    </DialogForm>
  );
}

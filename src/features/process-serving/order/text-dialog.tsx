import '@mantine/core/styles/Input.css';
import { Stack, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { changeFailed, explain, failureOf } from '@/api/errors';
import { DialogForm } from '@/lib/form/dialog-form';
import { FormFailureMessage } from '@/lib/form/form-failure';
import { requiredError } from '@/lib/form/messages';
import { useOneStepForm } from '@/lib/form/use-one-step-form';

interface TextDialogProps {
  title: string;
  /** What is written: `Message`, `Reason`. */
  label: string;
  maxLength: number;
  submitLabel: string;
  /** Sends the text. The dialog stays open, with the text, until that succeeds. */
  send: (text: string) => Promise<unknown>;
  /** What failed and what is unknown without an answer: `the message was sent`. */
  outcome: { failed: string; whether: string };
  onDone?: () => void;
  onClose: () => void;
  /** What follows from it: its price. */
  children?: ReactNode;
}

/** Asks for a text and sends it. */
export default function TextDialog(props: TextDialogProps) {
  const { title, label, maxLength, submitLabel, send, outcome, onDone, onClose, children } = props;
  const sending = useMutation({
    mutationFn: send,
    onSuccess: () => {
      onDone?.();
      onClose();
    },
  });
  const form = useOneStepForm({
    initialValues: { text: '' },
    errorsOf: ({ text }) => ({ text: requiredError(text, label) }),
    onValuesChange: () => sending.reset(),
  });
  const { error } = sending;
  return (
    <DialogForm
      title={title}
      submitLabel={submitLabel}
      isBusy={sending.isPending}
      closeOnBlur={form.values.text === ''}
      onSubmit={form.onSubmit(({ text }) => sending.mutate(text.trim()))}
      onClose={onClose}
      size="large"
    >
      <Stack gap="sm">
        {children}
        <Textarea
          {...form.getInputProps('text')}
          data-autofocus
          label={label}
          required
          autosize
          minRows={3}
          maxLength={maxLength}
        />
        <FormFailureMessage
          failure={
            error
              ? { message: changeFailed(error, explain(failureOf(error), outcome.failed), outcome.whether) }
              : undefined
          }
        />
      </Stack>
    </DialogForm>
  );
}

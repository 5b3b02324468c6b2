import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { changeFailed, explain, failureOf } from '@/api/errors';
import { DialogForm } from '@/lib/form/dialog-form';
import { requiredError } from '@/lib/form/messages';
import { useOneStepForm } from '@/lib/form/use-one-step-form';

interface TemplateNameDialogProps {
  title: string;
  name: string;
  submitLabel: string;
  isPending: boolean;
  error: Error | null;
  /** Called with the trimmed name. */
  onSubmit: (name: string) => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks for a template's name. */
export default function TemplateNameDialog(props: TemplateNameDialogProps) {
  const { title, name, submitLabel, isPending, error, onSubmit, onClose, children } = props;
  const form = useOneStepForm({
    initialValues: { name },
    errorsOf: (values) => ({ name: requiredError(values.name, 'Name') }),
  });
  const submit = form.onSubmit((values) => onSubmit(values.name.trim()));
  return (
    <DialogForm title={title} submitLabel={submitLabel} isBusy={isPending} onSubmit={submit} onClose={onClose}>
      {children}
      <TextInput
        {...form.getInputProps('name')}
        data-autofocus
        onFocus={(event) => event.currentTarget.select()}
        label="Template name"
        required
        maxLength={100}
        autoComplete="off"
        error={form.errors.name ?? (error && messageOf(error))}
      />
    </DialogForm>
  );
}

function messageOf(error: Error): string {
  return changeFailed(
    error,
    explain(failureOf(error), 'The template wasn’t saved. Try again.'),
    'the template was saved',
  );
}

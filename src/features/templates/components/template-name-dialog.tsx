import '@mantine/core/styles/Input.css';
import { Button, TextInput } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { changeFailed, explain, failureOf } from '@/api/errors';
import { requiredError } from '@/lib/form/messages';
import { useOneStepForm } from '@/lib/form/use-one-step-form';
import { Dialog } from '@/lib/ui/dialog';

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
  const formId = useId();
  const form = useOneStepForm({
    initialValues: { name },
    errorsOf: (values) => ({ name: requiredError(values.name, 'Name') }),
  });
  const submit = form.onSubmit((values) => onSubmit(values.name.trim()));
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isPending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          // React events bubble through portals into the form around the dialog.
          event.stopPropagation();
          submit(event);
        }}
      >
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
      </form>
    </Dialog>
  );
}

function messageOf(error: Error): string {
  return changeFailed(
    error,
    explain(failureOf(error), 'The template wasn’t saved. Try again.'),
    'the template was saved',
  );
}

import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useId } from 'react';
import { Dialog } from '@/lib/ui/dialog';

interface DialogFormProps {
  title: string;
  submitLabel: string;
  isBusy: boolean;
  /** Called with the event, whose default is prevented. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
  /** The dialog's width, and whether Escape and a click outside close it. */
  size?: 'medium' | 'large';
  closeOnBlur?: boolean;
  /** The fields, and what became of the last attempt. */
  children: ReactNode;
}

/** A form in a dialog, with Cancel and a button that submits it. */
export function DialogForm(props: DialogFormProps) {
  const { title, submitLabel, isBusy, onSubmit, onClose, size = 'medium', closeOnBlur = true, children } = props;
  const formId = useId();
  return (
    <Dialog
      title={title}
      size={size}
      closeOnBlur={closeOnBlur}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={isBusy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React events bubble through portals into the form around the dialog.
          event.stopPropagation();
          onSubmit(event);
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}

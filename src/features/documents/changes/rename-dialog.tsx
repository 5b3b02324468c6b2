import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { DialogForm } from '@/lib/form/dialog-form';
import { useOneStepForm } from '@/lib/form/use-one-step-form';
import { fileExtension, fileStem, type NameLimits, newFileName, refuseName } from '../model/file-name';
import { readRenameFailure } from './change-file';

interface RenameDialogProps {
  limits: NameLimits;
  /** Saves the name. The dialog shows a failure. */
  rename: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for a document's new name, without its extension, which stays. */
export default function RenameDialog({ limits, rename, onClose }: RenameDialogProps) {
  const renaming = useMutation({ mutationFn: rename, onSuccess: onClose });
  const form = useOneStepForm({
    initialValues: { name: fileStem(limits.current) },
    errorsOf: ({ name }) => ({ name: refuseName(name, limits) }),
    onValuesChange: () => renaming.reset(),
  });
  const submit = form.onSubmit(({ name: typed }) => {
    const name = newFileName(typed, limits);
    if (name === limits.current) onClose();
    else renaming.mutate(name, { onError: () => form.getInputNode('name')?.focus() });
  });
  const failure = renaming.error ? readRenameFailure(renaming.error) : undefined;

  return (
    <DialogForm
      title="Rename document"
      submitLabel="Rename"
      isBusy={renaming.isPending}
      onSubmit={submit}
      onClose={onClose}
      size="large"
    >
      <TextInput
        {...form.getInputProps('name')}
        data-autofocus
        onFocus={(event) => event.currentTarget.select()}
        label="File name"
        description={`Shown to the court. Up to ${limits.maxLength} characters, including “${fileExtension(limits.current)}”.`}
        rightSection={fileExtension(limits.current)}
        rightSectionWidth={52}
        rightSectionPointerEvents="none"
        maxLength={255}
        error={form.errors.name ?? failure}
      />
    </DialogForm>
  );
}

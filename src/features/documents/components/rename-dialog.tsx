import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useOneStepForm } from '@/lib/form/use-one-step-form';
import { Dialog } from '@/lib/ui/dialog';
import { readChangeFailure } from '../changes/change-failure';
import { fileStem } from '../model/file-name';
import { fileExtension, type NameRoom, newFileName, refuseName } from '../model/new-file-name';

interface RenameDialogProps {
  room: NameRoom;
  /** Saves the name. The dialog shows its failure. */
  rename: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for a document's new name. The extension stays and is not part of the input. */
export function RenameDialog({ room, rename, onClose }: RenameDialogProps) {
  const formId = useId();
  const renaming = useMutation({ mutationFn: rename, onSuccess: onClose });
  const form = useOneStepForm({
    initialValues: { name: fileStem(room.current) },
    errorsOf: ({ name }) => ({ name: refuseName(name, room) }),
    onValuesChange: () => renaming.reset(),
  });
  const submit = form.onSubmit(({ name: typed }) => {
    const name = newFileName(typed, room);
    if (name === room.current) onClose();
    else renaming.mutate(name, { onError: () => form.getInputNode('name')?.focus() });
  });
  const failure = renaming.error ? readChangeFailure(renaming.error).reason : undefined;

  return (
    <Dialog
      title="Rename the document"
      size="large"
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} loading={renaming.isPending}>
            Rename
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          // React bubbles through portals, into the filing's form.
          event.stopPropagation();
          submit(event);
        }}
      >
        <TextInput
          {...form.getInputProps('name')}
          data-autofocus
          onFocus={(event) => event.currentTarget.select()}
          label="Name of the file"
          description={`The court sees it. At most ${room.maxLength} characters with “${fileExtension(room.current)}”.`}
          rightSection={fileExtension(room.current)}
          rightSectionWidth={52}
          rightSectionPointerEvents="none"
          maxLength={255}
          error={form.errors.name ?? failure}
        />
      </form>
    </Dialog>
  );
}

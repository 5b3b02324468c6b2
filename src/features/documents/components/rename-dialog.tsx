import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Dialog } from '@/lib/ui/dialog';
import { readChangeFailure } from '../changes/change-failure';
import { fileStem } from '../model/file-name';
import { fileExtension, type NameRoom, newFileName, refuseName } from '../model/new-file-name';

interface RenameDialogProps {
  room: NameRoom;
  /** Gives it the name; its failure shows in the dialog. */
  rename: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for another name of a document. Its extension stays and is not asked for. */
export function RenameDialog({ room, rename, onClose }: RenameDialogProps) {
  const [typed, setTyped] = useState(fileStem(room.current));
  const [isJudged, setJudged] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const formId = useId();
  const renaming = useMutation({ mutationFn: rename, onSuccess: onClose, onError: () => input.current?.focus() });
  const refusal = isJudged ? refuseName(typed, room) : undefined;
  const failure = renaming.error ? readChangeFailure(renaming.error).reason : undefined;

  function submit(event: FormEvent): void {
    event.preventDefault();
    // The dialog's portal lies within the filing's form, as React sees it.
    event.stopPropagation();
    setJudged(true);
    if (refuseName(typed, room) !== undefined) {
      input.current?.focus();
      return;
    }
    const name = newFileName(typed, room);
    if (name === room.current) onClose();
    else renaming.mutate(name);
  }

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
      <form id={formId} onSubmit={submit} noValidate>
        <TextInput
          ref={input}
          data-autofocus
          onFocus={(event) => event.currentTarget.select()}
          label="Name of the file"
          description={`The court sees it. At most ${room.maxLength} characters with “${fileExtension(room.current)}”.`}
          rightSection={fileExtension(room.current)}
          rightSectionWidth={52}
          rightSectionPointerEvents="none"
          value={typed}
          maxLength={255}
          error={refusal ?? failure}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            renaming.reset();
          }}
        />
      </form>
    </Dialog>
  );
}

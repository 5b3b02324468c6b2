import { Button } from '@mantine/core';
import type { FileChange } from '@/features/documents';
import { Dialog } from '@/lib/ui/dialog';
import { type Upload, useChangeUpload } from '../mutations';
import classes from './matter-documents.module.css';

interface UploadChangesProps {
  upload: Upload;
  /** Asks for a name instead. */
  onRename: () => void;
  onClose: () => void;
}

const changes: readonly { change: FileChange; label: string; effect: string }[] = [
  { change: 'compress', label: 'Compress', effect: 'A smaller copy. Pages look the same.' },
  { change: 'recognize', label: 'Make searchable', effect: 'A copy with the text of its scanned pages.' },
];

/** Renames an upload, or makes copies of it, which go on being made after the dialog closes. */
export default function UploadChanges({ upload, onRename, onClose }: UploadChangesProps) {
  const { mutate, isPending, variables } = useChangeUpload(upload, onClose);
  return (
    <Dialog
      title={`Change ${upload.name}`}
      onClose={onClose}
      actions={
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      }
    >
      <p className={classes.intro}>Copies are listed beside the upload, which stays unchanged.</p>
      <ul className={classes.changes}>
        <li>
          <Button variant="default" disabled={isPending} onClick={onRename}>
            Rename
          </Button>
          <span>Courts show the name.</span>
        </li>
        {changes.map(({ change, label, effect }) => (
          <li key={label}>
            <Button
              variant="default"
              loading={isPending && variables === change}
              disabled={isPending}
              onClick={() => mutate(change)}
            >
              {label}
            </Button>
            <span>{effect}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

import { Button } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import { RenameDialog, usualPolicy } from '@/features/documents';
import { Opening } from '@/lib/ui/opening';
import { useRenameUpload } from '../mutations';

const UploadChanges = lazy(() => import('./upload-changes'));
const route = getRouteApi('/_authenticated/_main/matter-view/$clientReference/documents');

interface UploadActionsProps {
  fileId: string;
  name: string;
}

/** Changes an upload that nothing uses yet: its name, or by smaller and searchable copies. */
export function UploadActions({ fileId, name }: UploadActionsProps) {
  const upload = { clientReference: route.useParams().clientReference, fileId, name };
  const [open, setOpen] = useState<'rename' | 'changes'>();
  const rename = useRenameUpload(upload);
  const close = () => setOpen(undefined);
  return (
    <>
      <Button size="compact-sm" variant="subtle" aria-label={`Change ${name}`} onClick={() => setOpen('changes')}>
        Change
      </Button>
      {open === 'rename' && (
        <RenameDialog
          limits={{ current: name, maxLength: usualPolicy.maxFileNameLength, others: [] }}
          rename={rename}
          onClose={close}
        />
      )}
      {open === 'changes' && (
        <Opening>
          <UploadChanges upload={upload} onRename={() => setOpen('rename')} onClose={close} />
        </Opening>
      )}
    </>
  );
}

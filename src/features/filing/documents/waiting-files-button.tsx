import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { getListMappingAttachmentsQueryOptions } from '@/api/generated/filing';
import type { FilingDocument } from '@/api/generated/filing/model';
import { Opening } from '@/lib/ui/opening';
import { useDraft } from '../draft/draft-context';
import { useFilingContent } from '../draft/filing-form';
import { waitingFiles } from '../model/waiting-files';

const WaitingFilesDialog = lazy(() => import('./waiting-files-dialog'));

interface WaitingFilesButtonProps {
  /** `Add attachments`. */
  label: string;
  onDocuments: (documents: FilingDocument[]) => void;
}

/** Takes documents that were already uploaded for the draft's matter. Hidden as long as none waits. */
export function WaitingFilesButton({ label, onDocuments }: WaitingFilesButtonProps) {
  const { mappingId, isReadOnly } = useDraft();
  const filings = useFilingContent((content) => content.filings);
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({
    ...getListMappingAttachmentsQueryOptions(mappingId ?? ''),
    enabled: mappingId !== undefined,
  });
  const waiting = waitingFiles(data ?? [], filings);
  if (isReadOnly || (waiting.length === 0 && !isOpen)) return null;
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={`${label} from files already uploaded`}
        style={{ justifySelf: 'start', alignSelf: 'start' }}
        onClick={() => setOpen(true)}
      >
        {`Already uploaded (${waiting.length})`}
      </Button>
      {isOpen && (
        <Opening>
          <WaitingFilesDialog files={waiting} onDocuments={onDocuments} onClose={() => setOpen(false)} />
        </Opening>
      )}
    </>
  );
}

import { Button } from '@mantine/core';
import { explain, failureOf } from '@/api/errors';
import type { DocketDocument } from '@/api/generated/docket-sync/model';
import { useDownload } from '@/lib/files/use-download';
import { showFailure, tryAgain } from '@/lib/ui/toast';
import classes from './docket-entries.module.css';

interface SaveDocumentsProps {
  documents: readonly DocketDocument[];
  caseNumber: string;
}

interface Progress {
  done: number;
  total: number;
}

/** Saves documents that the firm has: in one archive, with progress and a button to cancel. */
export function SaveDocuments({ documents, caseNumber }: SaveDocumentsProps) {
  const { progress, start, cancel } = useDownload<Progress>();
  const total = documents.length;
  const save = () =>
    void start({
      fileName: `docket-${caseNumber.replaceAll(/[/:]/g, '-')}.zip`,
      started: { done: 0, total },
      createFile: async (call) => (await import('./zip-documents')).zipDocuments(documents, call),
      onError: (error) => showFailure('The documents were not saved', explain(failureOf(error), tryAgain)),
    });
  if (!progress)
    return (
      <Button variant="default" size="compact-sm" onClick={save}>
        {`Save ${total === 1 ? '1 document' : `${total} documents`} (zip)`}
      </Button>
    );
  return (
    <span className={classes.saving}>
      <progress aria-label="Documents saved" max={progress.total} value={progress.done} />
      <span>{`${progress.done} of ${progress.total}`}</span>
      <Button variant="subtle" size="compact-sm" onClick={cancel}>
        Cancel
      </Button>
    </span>
  );
}

import { Button } from '@mantine/core';
import { explain, failureOf } from '@/api/errors';
import { downloadMatterFile } from '@/api/generated/integration';
import type { IntegrationName, MatterFile } from '@/api/generated/integration/model';
import { uniqueNames } from '@/lib/files/unique-names';
import { useDownload } from '@/lib/files/use-download';
import { showFailure, tryAgain } from '@/lib/ui/toast';
import classes from './matter-documents.module.css';

interface SaveSelectedProps {
  system: IntegrationName;
  clientReference: string;
  selected: readonly MatterFile[];
  onClear: () => void;
}

interface Progress {
  done: number;
  total: number;
}

/** Saves the selected documents in one archive, with progress and a button to cancel. Folders aren't included. */
export function SaveSelected({ system, clientReference, selected, onClear }: SaveSelectedProps) {
  const { progress, start, cancel } = useDownload<Progress>();
  const files = selected.filter(({ isFolder }) => !isFolder);
  const folders = selected.length - files.length;
  const total = files.length;
  const save = () =>
    void start({
      fileName: `${clientReference.replaceAll(/[\\/:]/g, '-')}.zip`,
      started: { done: 0, total },
      createFile: async (call) => {
        const names = uniqueNames(files.map(({ name }) => name));
        const { zipFiles } = await import('@/lib/files/zip-files');
        return zipFiles(
          files.map(({ id }, index) => ({
            name: names[index] ?? id,
            load: () => downloadMatterFile('1', system, id, { signal: call.signal }),
          })),
          call,
        );
      },
      onError: (error) => showFailure('The documents were not saved', explain(failureOf(error), tryAgain)),
    });
  return (
    <section className={classes.selected} aria-label="Selected documents">
      <span role="status">
        {total === 1 ? '1 document selected' : `${total} documents selected`}
        {folders > 0 && `. Folders aren’t included.`}
      </span>
      {progress ? (
        <span className={classes.saving}>
          <progress aria-label="Documents saved" max={progress.total} value={progress.done} />
          <span>{`${progress.done} of ${progress.total}`}</span>
          <Button variant="subtle" size="compact-sm" onClick={cancel}>
            Cancel
          </Button>
        </span>
      ) : (
        <Button variant="default" size="compact-sm" disabled={total === 0} onClick={save}>
          Download (zip)
        </Button>
      )}
      <Button variant="subtle" size="compact-sm" onClick={onClear}>
        Clear selection
      </Button>
    </section>
  );
}

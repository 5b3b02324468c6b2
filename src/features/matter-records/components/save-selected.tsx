import { Button } from '@mantine/core';
import { explain, failureOf } from '@/api/errors';
import { uniqueNames } from '@/lib/files/unique-names';
import { useDownload } from '@/lib/files/use-download';
import { showFailure, tryAgain } from '@/lib/ui/toast';
import classes from './matter-documents.module.css';

/** A selected document. */
export interface SelectedFile {
  /** Its name in the archive; documents of one name get numbers. */
  name: string;
  load: (call: { signal: AbortSignal }) => Promise<Blob>;
}

interface SaveSelectedProps {
  clientReference: string;
  files: readonly SelectedFile[];
  /** What is selected and has no file, in a sentence. */
  notIncluded: string | undefined;
  /** What happened to a document that isn't found: `was deleted or moved`. */
  whenMissing: string;
  onClear: () => void;
}

interface Progress {
  done: number;
  total: number;
}

/** Saves the selected documents in one archive, each once, with progress and a button to cancel. */
export function SaveSelected({ clientReference, files, notIncluded, whenMissing, onClear }: SaveSelectedProps) {
  const { progress, start, cancel } = useDownload<Progress>();
  const total = files.length;
  let reading = '';
  const save = () =>
    void start({
      fileName: `${clientReference.replaceAll(/[\\/:]/g, '-')}.zip`,
      started: { done: 0, total },
      createFile: async (call) => {
        const names = uniqueNames(files.map(({ name }) => name));
        const { zipFiles } = await import('@/lib/files/zip-files');
        return zipFiles(
          files.map(({ load }, index) => {
            const name = names[index] ?? String(index);
            return {
              name,
              load: () => {
                reading = name;
                return load(call);
              },
            };
          }),
          call,
        );
      },
      onError: (error) =>
        showFailure(
          'No archive was saved',
          failureOf(error).kind === 'not-found'
            ? `${reading} ${whenMissing}. Clear it and save the others.`
            : `${reading} couldn’t be read. ${explain(failureOf(error), tryAgain)}`,
        ),
    });
  return (
    <section className={classes.selected} aria-label="Selected documents">
      <span role="status">
        {total === 1 ? '1 document selected' : `${total} documents selected`}
        {notIncluded !== undefined && `. ${notIncluded}`}
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

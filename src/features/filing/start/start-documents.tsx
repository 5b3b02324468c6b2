import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useBlocker } from '@tanstack/react-router';
import { DropZone, PageDrop } from '@/features/documents';
import { formatBytes } from '@/lib/format/bytes';
import { Section } from '@/lib/ui/section';
import classes from './start-documents.module.css';
import { useWaitingDocuments } from './waiting-documents';

/** The documents of the filing about to be started. They are added once its court or case is chosen. */
export function StartDocuments() {
  const { waiting, store } = useWaitingDocuments();
  const { files } = waiting;
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: files.length > 0 });
  const add = (added: readonly File[]) => store.add(added);
  return (
    <Section title="Documents">
      <PageDrop label="Drop PDFs to file them" onFiles={add} />
      {files.length > 0 && (
        <ol className={classes.files} aria-label="Documents to file">
          {files.map((file) => (
            <li key={`${file.name} ${file.lastModified}`} className={classes.file}>
              <span className={classes.name}>{file.name}</span>
              <span className={classes.size}>{formatBytes(file.size)}</span>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Remove ${file.name}`}
                onClick={() => store.remove(file)}
              >
                <IconX size={16} />
              </ActionIcon>
            </li>
          ))}
        </ol>
      )}
      <DropZone
        label={files.length === 0 ? 'Add documents' : 'Add more documents'}
        hint="The first becomes the lead document."
        multiple
        onFiles={add}
      />
    </Section>
  );
}

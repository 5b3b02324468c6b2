import { useBlocker } from '@tanstack/react-router';
import type { StateCode } from '@/api/generated/filing/model';
import { DropZone, PageDrop } from '@/features/documents';
import { Section } from '@/lib/ui/section';
import { useWaitingDocuments } from './waiting-documents';
import { WaitingList } from './waiting-list';

/** The documents of the filing about to be started. They are added once its court or case is chosen. */
export function StartDocuments({ state }: { state: StateCode }) {
  const { waiting, store } = useWaitingDocuments();
  const { files } = waiting;
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: files.length > 0 });
  const add = (added: readonly File[]) => store.add(added);
  return (
    <Section title="Documents">
      <PageDrop label="Drop PDFs to file them" onFiles={add} />
      {files.length > 0 && <WaitingList state={state} />}
      <DropZone
        label={files.length === 0 ? 'Add documents' : 'Add more documents'}
        hint="The pleading becomes the lead document, and the rest attachments. You can change their order."
        multiple
        onFiles={add}
      />
    </Section>
  );
}

import type { StateCode } from '@/api/generated/filing/model';
import { DropZone, LostDocuments, PageDrop } from '@/features/documents';
import { Section } from '@/lib/ui/section';
import { useLeaveGuard } from '@/lib/ui/use-leave-guard';
import { useLostDocuments, useWaitingDocuments } from './waiting-documents';
import { WaitingList } from './waiting-list';

/** The documents of the filing about to be started. They are added once its court or case is chosen. */
export function StartDocuments({ state }: { state: StateCode }) {
  const { waiting, store } = useWaitingDocuments();
  const { files } = waiting;
  useLeaveGuard({
    isActive: files.length > 0,
    question: {
      title: "Your documents aren't in a draft yet",
      content: 'If you leave now, they wait here until you return. Closing the page loses them.',
      confirmLabel: 'Leave',
    },
    keepsOn: (params, pathname) =>
      'orderId' in params || /\/(case-initiation|existing-case|tyler-login)/.test(pathname),
  });
  const add = (added: readonly File[]) => store.add(added);
  return (
    <Section title="Documents">
      <PageDrop label="Drop PDFs to file them" onFiles={add} />
      <LostDocuments {...useLostDocuments(undefined)} />
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

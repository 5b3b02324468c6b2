import type { OrderRow } from '@/api/generated/billing/model';
import { confirm } from '@/lib/ui/confirm';
import { ReasonButton } from '@/lib/ui/reason-button';
import { showFailure, showToast, tryAgain } from '@/lib/ui/toast';
import { useDeleteDrafts } from '../mutations';

interface DeleteDraftsButtonProps {
  drafts: readonly OrderRow[];
  /** Called when they are gone, or as many of them as could be deleted. */
  onDone: () => void;
}

/** Deletes the drafts that are ticked, once that was confirmed. */
export function DeleteDraftsButton({ drafts, onDone }: DeleteDraftsButtonProps) {
  const { mutate, isPending } = useDeleteDrafts();
  const what = drafts.length === 1 ? 'draft' : `${drafts.length} drafts`;
  const askAndDelete = async () => {
    const isConfirmed = await confirm({
      isDestructive: true,
      title: `Delete ${what}?`,
      content: 'Everything entered for them is lost. Documents that were uploaded for them are not filed.',
    });
    if (!isConfirmed) return;
    mutate(
      drafts.map(({ orderId }) => orderId),
      {
        onSuccess: ({ deleted, failed }) => {
          if (failed === 0)
            showToast({ tone: 'good', title: `${deleted} ${deleted === 1 ? 'draft' : 'drafts'} deleted` });
          else showFailure(`${failed} of ${deleted + failed} drafts were not deleted`, tryAgain);
          onDone();
        },
      },
    );
  };
  return (
    <ReasonButton
      variant="subtle"
      color="red"
      refusal={undefined}
      needsNetwork
      size="compact-sm"
      loading={isPending}
      onClick={() => void askAndDelete()}
    >
      {`Delete ${what}`}
    </ReasonButton>
  );
}

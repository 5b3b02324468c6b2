import type { OrderRow } from '@/api/generated/billing/model';
import { confirm } from '@/lib/ui/confirm';
import { ReasonButton } from '@/lib/ui/reason-button';
import { showFailure, showToast, tryAgain } from '@/lib/ui/toast';
import { useDeleteDraft } from '../mutations';

/** Deletes a draft, once that was confirmed. */
export function DeleteDraftButton({ draft }: { draft: OrderRow }) {
  const { mutate, isPending } = useDeleteDraft();
  const title = draft.caseTitle || 'Untitled draft';
  const askAndDelete = async () => {
    const isConfirmed = await confirm({
      isDestructive: true,
      title: 'Delete draft?',
      content: `Everything entered for “${title}” is lost. Documents that were uploaded for it are not filed.`,
    });
    if (!isConfirmed) return;
    mutate(draft.orderId, {
      onSuccess: () => showToast({ tone: 'good', title: `Draft ${draft.orderId} deleted` }),
      onError: () => showFailure('The draft was not deleted', tryAgain),
    });
  };
  return (
    <ReasonButton
      variant="subtle"
      color="red"
      refusal={undefined}
      needsNetwork
      size="compact-sm"
      loading={isPending}
      aria-label={`Delete draft ${draft.orderId}`}
      onClick={() => void askAndDelete()}
    >
      Delete
    </ReasonButton>
  );
}

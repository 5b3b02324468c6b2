import { Group } from '@mantine/core';
import type { OrderRow } from '@/api/generated/billing/model';
import { confirm } from '@/lib/ui/confirm';
import { ButtonLink } from '@/lib/ui/links';
import { ReasonButton } from '@/lib/ui/reason-button';
import { showFailure, showToast, tryAgain } from '@/lib/ui/toast';
import { draftLink } from '../../model/draft';
import { useDeleteDraft } from '../../mutations';

/** Deletes or continues a draft. */
export function DraftActions({ draft }: { draft: OrderRow }) {
  const link = draftLink(draft);
  return (
    <Group gap="xs" justify="flex-end" wrap="nowrap">
      <DeleteDraftButton draft={draft} />
      {link && (
        <ButtonLink {...link} variant="light" size="compact-sm" aria-label={`Continue draft ${draft.orderId}`}>
          Continue
        </ButtonLink>
      )}
    </Group>
  );
}

/** Deletes a draft after confirmation. */
function DeleteDraftButton({ draft }: { draft: OrderRow }) {
  const { mutate, isPending } = useDeleteDraft();
  const title = draft.caseTitle || 'Untitled draft';
  const askAndDelete = async () => {
    const isConfirmed = await confirm({
      isDestructive: true,
      title: 'Delete draft?',
      content: `Everything entered for “${title}” will be lost, and its documents will not be filed.`,
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

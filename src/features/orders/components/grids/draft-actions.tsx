import { Group } from '@mantine/core';
import { changeFailed } from '@/api/errors';
import type { OrderRow } from '@/api/generated/billing/model';
import { ButtonLink } from '@/lib/ui/links';
import { showFailure, showToast, tryAgain } from '@/lib/ui/toast';
import { draftLink, draftName } from '../../model/draft';
import { useDeleteDraft } from '../../mutations';
import { DeleteButton } from './delete-button';

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

function DeleteDraftButton({ draft }: { draft: OrderRow }) {
  const { mutate, isPending } = useDeleteDraft();
  const title = draftName(draft);
  const deleteDraft = () =>
    mutate(draft.orderId, {
      onSuccess: () => showToast({ tone: 'good', title: `Draft ${draft.orderId} deleted` }),
      onError: (error) =>
        showFailure(changeFailed(error, 'The draft was not deleted', 'the draft was deleted'), tryAgain),
    });
  return (
    <DeleteButton
      question={{
        title: 'Delete draft?',
        content: `Everything entered for “${title}” will be lost, and its documents will not be filed.`,
      }}
      label={`Delete draft ${draft.orderId}`}
      isPending={isPending}
      onConfirm={deleteDraft}
    >
      Delete
    </DeleteButton>
  );
}

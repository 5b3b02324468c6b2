import { Group } from '@mantine/core';
import type { OrderRow } from '@/api/generated/billing/model';
import { ButtonLink } from '@/lib/ui/links';
import { draftLink } from '../model/draft';
import { DeleteDraftButton } from './delete-draft-button';

/** Going on with a draft, and giving it up. */
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

import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import type { FilingListItem } from '@/api/generated/filing/model';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import type { FilingListSearchInput } from '../filing-list-search';

/** Shows the envelope that a filing went in. One that was made elsewhere has none here. */
export function EnvelopeButton({ filing: { orderId, envelopeId } }: { filing: FilingListItem }) {
  const change = useSearchChange<FilingListSearchInput>();
  if (orderId === undefined) return '—';
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="md"
      aria-label={`Show envelope ${envelopeId}`}
      aria-haspopup="dialog"
      onClick={() => change({ open: orderId })}
    >
      <IconMail size={16} aria-hidden />
    </ActionIcon>
  );
}

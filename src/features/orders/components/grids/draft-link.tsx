import type { OrderRow } from '@/api/generated/billing/model';
import { AppLink } from '@/lib/ui/links';
import { draftLink, draftName } from '../../model/draft';

/** The title of a draft, with a link to where it was left if the product has a form for it. */
export function DraftLink({ draft }: { draft: OrderRow }) {
  const title = draftName(draft);
  const link = draftLink(draft);
  if (!link) return <span>{title}</span>;
  return (
    <AppLink {...link} size="sm" fw={600} aria-label={`${title}, draft ${draft.orderId}`}>
      {title}
    </AppLink>
  );
}

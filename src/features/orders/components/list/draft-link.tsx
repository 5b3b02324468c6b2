import type { OrderRow } from '@/api/generated/billing/model';
import { AppLink } from '@/lib/ui/links';
import { draftLink } from '../model/draft';

/** The way on with a draft, or its title alone where its screens are not part of the product yet. */
export function DraftLink({ draft }: { draft: OrderRow }) {
  const title = draft.caseTitle || 'Untitled draft';
  const link = draftLink(draft);
  if (!link) return <span>{title}</span>;
  return (
    <AppLink {...link} size="sm" fw={600} aria-label={`${title}, draft ${draft.orderId}`}>
      {title}
    </AppLink>
  );
}

import type { OrderRow } from '@/api/generated/billing/model';
import { AppLink } from '@/lib/ui/links';
import { canContinue } from '../model/draft';

/** The way on with a draft, or its title alone where its screens are not part of the product yet. */
export function DraftLink({ draft }: { draft: OrderRow }) {
  const title = draft.caseTitle || 'Untitled draft';
  if (!canContinue(draft)) return <span>{title}</span>;
  return (
    <AppLink
      to="/case-initiation/$orderId/case"
      params={{ orderId: draft.orderId }}
      search={{ mappingId: draft.mappingId }}
      size="sm"
      fw={600}
      aria-label={`${title}, draft ${draft.orderId}`}
    >
      {title}
    </AppLink>
  );
}

import type { OrderRow } from '@/api/generated/billing/model';
import { AppLink } from '@/lib/ui/links';
import { draftLink, draftName } from '../../model/draft';

interface DraftLinkProps {
  draft: OrderRow;
  /** Default: its name. */
  children?: string;
}

/** The title of a draft, with a link to where it was left if the product has a form for it. */
export function DraftLink({ draft, children: title = draftName(draft) }: DraftLinkProps) {
  const link = draftLink(draft);
  if (!link) return <span>{title}</span>;
  return (
    <AppLink {...link} size="sm" fw={600} lh="inherit" aria-label={`${title}, draft ${draft.orderId}`}>
      {title}
    </AppLink>
  );
}

import type { OrderDetail } from '@/api/generated/filing/model';
import { ReasonButton } from '@/lib/ui/reason-button';
import { useDraftFromOrder } from '../../draft-from-order';
import { copiesAccepted } from '../../model/copied-content';
import { refusalOf } from '../../model/order-actions';

/** Copies an order to a draft and opens it. */
export function CopyToDraft({ order }: { order: OrderDetail }) {
  const { start, isPending } = useDraftFromOrder(order, 'copy');
  return (
    <ReasonButton
      variant="default"
      refusal={refusalOf(order, 'copy-to-draft')}
      needsNetwork
      loading={isPending}
      onClick={start}
    >
      {copiesAccepted(order) ? 'Copy what was accepted' : 'Copy to a new draft'}
    </ReasonButton>
  );
}

import type { OrderDetail } from '@/api/generated/filing/model';
import { ReasonButton } from '@/lib/ui/reason-button';
import { refusalOf } from '../model/order-actions';
import { useDraftFromOrder } from '../use-draft-from-order';

/** The step that mends what came back: the filled-in form, or the draft in which somebody has begun with that. */
export function ResubmitButton({ order }: { order: OrderDetail }) {
  const { start, isPending } = useDraftFromOrder(order, 'correction');
  return (
    <ReasonButton
      size="sm"
      refusal={refusalOf(order, 'edit-and-resubmit')}
      needsNetwork
      loading={isPending}
      onClick={start}
    >
      {order.correctedBy?.status === 'draft' ? 'Continue the correction' : 'Edit and resubmit'}
    </ReasonButton>
  );
}

import type { OrderDetail } from '@/api/generated/filing/model';
import { ReasonButton } from '@/lib/ui/reason-button';
import { useDraftFromOrder } from '../../draft-from-order';
import { refusalOf } from '../../model/order-actions';

/** Opens a rejected order for resubmission: a filled-in draft, or the one already started. */
export function ResubmitButton({ order }: { order: OrderDetail }) {
  const { start, isPending } = useDraftFromOrder(order, 'correction');
  return (
    <ReasonButton
      size="sm"
      refusal={refusalOf(order, 'edit-and-resubmit')}
      needsNetwork
      isReasonShown
      loading={isPending}
      onClick={start}
    >
      {order.correctedBy?.status === 'draft' ? 'Continue the resubmission' : 'Edit and resubmit'}
    </ReasonButton>
  );
}

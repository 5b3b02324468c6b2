import type { OrderRow } from '@/api/generated/billing/model';
import { type OrderDetail, StateCode } from '@/api/generated/filing/model';
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

/** As `ResubmitButton`, in the row of a rejected order. What was abandoned can be copied alone. */
export function ResubmitInRow({ row }: { row: OrderRow }) {
  const { orderId, rejection } = row;
  const state = StateCode.options.find((code) => code === row.state) ?? 'IL';
  const filingFlow = row.service === 'FileIntoCase' ? 'existing-case' : 'new-case';
  const isAbandoned = rejection?.abandonedAt !== undefined;
  const { start, isPending } = useDraftFromOrder({ orderId, state, filingFlow }, isAbandoned ? 'copy' : 'correction');
  const [text, name] = isAbandoned
    ? ['Copy', `Copy order ${orderId} to a new draft`]
    : rejection?.draftId === undefined
      ? ['Resubmit', `Resubmit order ${orderId}`]
      : ['Continue', `Continue the resubmission of order ${orderId}`];
  return (
    <ReasonButton
      size="compact-sm"
      variant="light"
      aria-label={name}
      refusal={isAbandoned ? undefined : rejection?.refusal}
      needsNetwork
      loading={isPending}
      onClick={start}
    >
      {text}
    </ReasonButton>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { getGetOrderQueryKey } from '@/api/generated/filing';
import type { HearingSlot, OrderDetail, OrderFiling } from '@/api/generated/filing/model';
import type { FilingProvider } from '@/features/efiling';
import { slotText } from '@/features/hearings';
import { showToast } from '@/lib/ui/toast';

/** Reserves a slot for a filing and shows it on the order. Throws `ApiError`; the order is read again then, too. */
export function useReserveHearing(
  { orderId, state, court, envelopeId, courtTimeZone }: OrderDetail,
  filing: OrderFiling,
) {
  const queryClient = useQueryClient();
  return async ({ scheduling }: FilingProvider, slot: HearingSlot, motionTypeCode: string | undefined) => {
    if (!scheduling || motionTypeCode === undefined || envelopeId === undefined) return;
    const { filingId } = filing;
    const { hearingSlotId } = slot;
    try {
      const courtCode = court?.code ?? '';
      await scheduling.reserve(state, { courtCode, envelopeId, filingId, motionTypeCode, hearingSlotId });
      const message = slotText(slot, courtTimeZone ?? 'America/Chicago');
      showToast({ tone: 'good', title: 'Hearing reserved', message });
    } finally {
      await queryClient.invalidateQueries({ queryKey: getGetOrderQueryKey(orderId) });
    }
  };
}

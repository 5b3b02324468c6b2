import { Button } from '@mantine/core';
import { changeFailed, explain, failureOf } from '@/api/errors';
import type { DocketSyncOrder } from '@/api/generated/docket-sync/model';
import { formatPlainDate } from '@/lib/format/dates';
import { confirm } from '@/lib/ui/confirm';
import { showFailure, showToast, tryAgain } from '@/lib/ui/toast';
import { useStopDocket } from './mutations';

/** Asks, then stops following it. The docket is read through the paid period. */
export function StopDocket({ order }: { order: DocketSyncOrder }) {
  const { mutateAsync, isPending } = useStopDocket(order.orderId);
  const { subscriptionId, paidThrough } = order;
  if (order.state !== 'Active' || subscriptionId === undefined) return null;
  const paid = paidThrough ? `It is paid and read through ${formatPlainDate(paidThrough)}.` : '';

  async function stop(id: number): Promise<void> {
    const isSure = await confirm({
      title: 'Stop following this docket?',
      content: `${paid} Nothing is charged after that. You can order it again.`.trim(),
      confirmLabel: 'Stop following',
    });
    if (!isSure) return;
    try {
      await mutateAsync(id);
      showToast({ tone: 'good', title: 'No longer followed' });
    } catch (error) {
      const outcome = changeFailed(error, 'The docket is still followed', 'the docket is still followed');
      showFailure(outcome, explain(failureOf(error), tryAgain));
    }
  }

  return (
    <Button variant="default" loading={isPending} onClick={() => void stop(subscriptionId)}>
      Stop following
    </Button>
  );
}

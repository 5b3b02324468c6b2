/** Passing charges on to clients. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureOf, requireOurs } from '@/api/errors';
import { getSearchFeeSummaryQueryKey } from '@/api/generated/billing';
import type { FeeSummaryRow } from '@/api/generated/billing/model';
import { createMatterFee, updateMatterFee } from '@/api/generated/integration';
import type { IntegrationName } from '@/api/generated/integration/model';
import { expenseReference } from './model/recovery';

interface PassedOn {
  fee: FeeSummaryRow;
  system: IntegrationName;
}

/** Sends a charge to its matter. A charge that is there already stays as it is: it is kept once, by its reference. */
export function useSendToMatter() {
  const refresh = useRefreshFees();
  return useMutation({ mutationFn: (passed: PassedOn) => send(passed), onSettled: refresh });
}

/** Marks a charge as not billable: its expense, or an expense that is made with the mark. */
export function useMarkNotBillable() {
  const refresh = useRefreshFees();
  return useMutation({
    mutationFn: async ({ fee, system }: PassedOn) => {
      const { expenseId } = fee.recovery ?? {};
      if (expenseId === undefined) return send({ fee, system }, true);
      const changed = await updateMatterFee('1', system, expenseId, { nonBillable: true });
      requireOurs('updateMatterFee', changed.feeId === expenseId && changed.nonBillable);
    },
    onSettled: refresh,
  });
}

async function send({ fee, system }: PassedOn, nonBillable = false): Promise<void> {
  const reference = expenseReference(fee);
  const { matterReference = '' } = fee.recovery ?? {};
  const expense = {
    date: fee.date,
    note: `${fee.description} (order ${fee.orderId})`,
    quantity: 1,
    price: fee.amount,
    reference,
    ...(nonBillable ? { nonBillable } : {}),
  };
  try {
    const kept = await createMatterFee('1', system, matterReference, expense);
    requireOurs('createMatterFee', kept.reference === reference);
  } catch (error) {
    if (nonBillable || failureOf(error).code !== 'expense-exists') throw error;
  }
}

function useRefreshFees() {
  const queryClient = useQueryClient();
  // Without its last part, the key matches every search of fees.
  return () => queryClient.invalidateQueries({ queryKey: getSearchFeeSummaryQueryKey().slice(0, -1) });
}

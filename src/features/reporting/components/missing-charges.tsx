import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { changeFailed, explain, failureOf } from '@/api/errors';
import type { FeeSummaryRow } from '@/api/generated/billing/model';
import { allFeesQuery, RowsGrid } from '@/features/billing';
import { useFirmSystem } from '@/features/integrations';
import { tableColumns } from '@/lib/grid/list/table-column';
import { EmptyState } from '@/lib/ui/empty-state';
import { showFailure, showToast, tryAgain } from '@/lib/ui/toast';
import { missingList } from '../lists/missing-list';
import { canMark, canSend } from '../model/recovery';
import { useMarkNotBillable, useSendToMatter } from '../mutations';
import { missingRequest } from '../queries';
import type { ReportingSearch } from '../search';
import classes from './group-controls.module.css';

/** Shows what clients may owe and no one has billed, with what can be done about it. */
export function MissingCharges({ search }: { search: ReportingSearch }) {
  const fees = useQuery(allFeesQuery(missingRequest(search)));
  const columns = useMemo(() => tableColumns(missingList((fee) => <Actions fee={fee} />)), []);
  const list = useMemo(() => missingList(() => null), []);
  return (
    <RowsGrid
      list={list}
      columns={columns}
      label="Missing charges"
      fileName="missing-charges"
      views="reportMissing"
      search={search}
      rows={fees.data}
      isRefreshing={fees.isPlaceholderData}
      error={fees.error}
      onRetry={() => void fees.refetch()}
      empty={
        <EmptyState
          title="Every charge is accounted for"
          description="Each is in its matter, billed or not billable."
        />
      }
    />
  );
}

function Actions({ fee }: { fee: FeeSummaryRow }) {
  const system = useFirmSystem();
  const sending = useSendToMatter();
  const marking = useMarkNotBillable();
  if (!system) return null;
  const passed = { fee, system: system.name };
  const isBusy = sending.isPending || marking.isPending;
  const name = `${fee.description}, order ${fee.orderId}`;
  const send = () =>
    sending.mutate(passed, {
      onSuccess: () => showToast({ tone: 'good', title: `Sent to the matter in ${system.displayName}` }),
      onError: (error) =>
        showFailure(
          changeFailed(error, 'The charge was not sent', 'the charge was sent'),
          explain(failureOf(error), tryAgain),
        ),
    });
  const mark = () =>
    marking.mutate(passed, {
      onSuccess: () => showToast({ tone: 'good', title: 'Marked as not billable' }),
      onError: (error) =>
        showFailure(
          changeFailed(error, 'The charge was not marked', 'the charge was marked'),
          explain(failureOf(error), tryAgain),
        ),
    });
  return (
    <span className={classes.controls}>
      {canSend(fee) && (
        <Button
          variant="default"
          size="compact-sm"
          loading={sending.isPending}
          disabled={isBusy}
          aria-label={`Send to matter again: ${name}`}
          onClick={send}
        >
          Send to matter again
        </Button>
      )}
      {canMark(fee) && (
        <Button
          variant="default"
          size="compact-sm"
          loading={marking.isPending}
          disabled={isBusy}
          aria-label={`Not billable: ${name}`}
          onClick={mark}
        >
          Not billable
        </Button>
      )}
    </span>
  );
}

import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';
import { Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { changeFailed, explain, failureOf } from '@/api/errors';
import type { PacerLimits, AutoFetch as Setting } from '@/api/generated/docket-watch/model';
import { formatDollars } from '@/lib/format/money';
import { ErrorState } from '@/lib/ui/error-state';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { showFailure, tryAgain } from '@/lib/ui/toast';
import { useSaveAutoFetch } from './mutations';
import { autoFetchQuery } from './queries-watch';

interface AutoFetchProps {
  orderId: number;
  limits: PacerLimits;
}

/**
 * Tells whether new documents of a federal docket are bought as they are filed, with what that may cost (dockets,
 * section 5).
 */
export function AutoFetch({ orderId, limits }: AutoFetchProps) {
  const { data, error, refetch } = useQuery(autoFetchQuery(orderId));
  const { mutate, isPending, variables } = useSaveAutoFetch(orderId);
  if (!data && error)
    return <ErrorState title="The setting could not be loaded" error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines lines={2} label="Loading the setting" />;
  const mode = isPending ? variables : data.mode;
  const change = (isOn: boolean) =>
    mutate(isOn ? 'within-limits' : 'free-only', {
      onError: (failed) =>
        showFailure(
          changeFailed(failed, 'The setting was not changed', 'the setting was changed'),
          explain(failureOf(failed), tryAgain),
        ),
    });
  return (
    <Switch
      mt="md"
      label="Buy new documents as they are filed"
      description={[
        costOf(data),
        limitText(limits),
        mode === 'within-limits' && data.byName && `Turned on by ${data.byName}.`,
      ]
        .filter(Boolean)
        .join(' ')}
      checked={mode === 'within-limits'}
      onChange={({ currentTarget }) => change(currentTarget.checked)}
    />
  );
}

const costOf = ({ lastMonth: { documents, amount } }: Setting) =>
  documents === 0
    ? 'Nothing that costs money was filed in the last 30 days.'
    : `The ${documents === 1 ? '1 document' : `${documents} documents`} of the last 30 days would have cost ${formatDollars(amount)}.`;

/** Tells what stops it. Free documents are fetched either way. */
function limitText({ firmMonth, caseMonth, unasked }: PacerLimits): string {
  const limits = [
    unasked !== null && `${formatDollars(unasked)} per document`,
    caseMonth !== null && `${formatDollars(caseMonth)} per month in this case`,
    firmMonth !== null && `${formatDollars(firmMonth)} per month in your firm`,
  ].filter((each) => each !== false);
  const free = 'Free documents are fetched either way.';
  if (limits.length === 0) return `Your firm has set no limit. ${free}`;
  const last = limits.at(-1) ?? '';
  const listed = limits.length === 1 ? last : `${limits.slice(0, -1).join(', ')} and ${last}`;
  return `Never beyond ${listed}. ${free}`;
}

import { explain, failureOf } from '@/api/errors';
import { Notice } from '@/lib/ui/notice';
import type { BulkOutcome } from '../calls/submit-bulk-sync';

/** Why nothing was ordered, or that it isn't known whether it was. */
export function OrderFailure({ outcome }: { outcome: BulkOutcome | undefined }) {
  if (outcome?.kind === 'unknown')
    return (
      <Notice tone="warning" title="It is not known whether the cases were ordered">
        Sync again. Cases that were ordered aren’t ordered twice.
      </Notice>
    );
  if (outcome?.kind !== 'refused') return null;
  return (
    <Notice tone="bad" title="Nothing was ordered">
      {explain(failureOf(outcome.error), 'Please try again in a moment.')}
    </Notice>
  );
}

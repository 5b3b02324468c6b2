import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { hasDocketWatch } from '@/api/config';
import type { DocketChange } from '@/api/generated/docket-watch/model';
import { formatInstant } from '@/lib/format/dates';
import { Notice } from '@/lib/ui/notice';
import { changeTexts } from '../watch/model/change-texts';
import { useMarkChanges } from '../watch/mutations';
import classes from './docket-entries.module.css';
import { type Unseen, unseenOf } from './model/unseen';
import { unseenChangesQuery } from './queries-watch';

/** Tells what the person hasn't seen of a docket; undefined while unknown. Leaving the docket reads it. */
export function useUnseen(productCaseId: number): Unseen | undefined {
  const { data } = useQuery({ ...unseenChangesQuery(productCaseId), enabled: hasDocketWatch() });
  const { mutate } = useMarkChanges();
  const unseen = useMemo(() => data && unseenOf(data), [data]);
  const shown = useRef<number>(undefined);
  useEffect(() => {
    shown.current = unseen?.upTo;
  }, [unseen]);
  useEffect(
    () => () => {
      // Not marked, it is shown as new again: nothing is missed.
      if (shown.current !== undefined) mutate({ productCaseId, upTo: shown.current, isRead: true });
      shown.current = undefined;
    },
    [productCaseId, mutate],
  );
  return unseen;
}

/** Shows how much is new on the docket, and what changed about the case itself. */
export function WhatsNew({ unseen }: { unseen: Unseen }) {
  if (unseen.upTo === undefined) return null;
  const counts = [...unseen.counts].map(([kind, count]) => `${changeTexts[kind].label}: ${count}`);
  return (
    <Notice tone="info" title="New since you last looked">
      {counts.length > 0 && <p className={classes.text}>{counts.join(' · ')}</p>}
      {unseen.ofCase.length > 0 && (
        <ul className={classes.told}>
          {unseen.ofCase.map((change) => (
            <li key={change.changeId}>{caseChangeText(change)}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

function caseChangeText({ kind, at, before, after }: DocketChange): string {
  const words = before && after ? `from ${before} to ${after}` : (after ?? before);
  return `${changeTexts[kind].label}, ${formatInstant(at)}${words ? `: ${words}` : ''}`;
}

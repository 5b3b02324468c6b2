import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { type Step, steps } from '../model/steps';

function stepOf(pathname: string): Step | undefined {
  return steps.find((step) => pathname.endsWith(`/${step}`));
}

/** The steps that the person has left at least once; all of them once they have come to the review. */
export function useSeenSteps(): ReadonlySet<Step> {
  const router = useRouter();
  const [seen, setSeen] = useState<ReadonlySet<Step>>(() => seenOn(stepOf(router.state.location.pathname)));
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation, pathChanged }) => {
        if (!pathChanged) return;
        const left = fromLocation && stepOf(fromLocation.pathname);
        setSeen((known) => new Set([...known, ...(left ? [left] : []), ...seenOn(stepOf(toLocation.pathname))]));
      }),
    [router],
  );
  return seen;
}

function seenOn(step: Step | undefined): ReadonlySet<Step> {
  return new Set(step === 'review' ? steps : []);
}

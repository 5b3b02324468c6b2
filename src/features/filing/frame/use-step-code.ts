import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { whenIdle } from '@/lib/browser/idle';
import { useOnline } from '@/lib/ui/use-online';
import { useDraft } from '../draft/draft-context';
import { useSteps } from '../draft/use-steps';
import { filingFlows } from '../filing-flows';

/** Loads the code of every step once the form is idle, so that a person can move between them while offline. */
export function useStepCode(): void {
  const router = useRouter();
  const { path } = filingFlows[useDraft().flow];
  const steps = useSteps();
  const isOnline = useOnline();
  useEffect(() => {
    if (!isOnline) return;
    whenIdle(() => {
      for (const step of steps) {
        const route = router.routesByPath[`${path}/$orderId/${step}`];
        // A step that doesn't load now loads when it is opened, which shows the failure.
        router.loadRouteChunk(route)?.catch(() => {});
      }
      // Two steps draw it, after themselves.
      import('../preflight/preflight-panel').catch(() => {});
    });
  }, [router, path, steps, isOnline]);
}

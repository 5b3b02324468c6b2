/** The whole application: session, cache, router and providers. The browser and the tests both use it. */
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { CatchBoundary, type RouterHistory, RouterProvider } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { setBaseAddresses, setBasicCredentials } from '@/api/backends';
import { type RuntimeConfig, setRuntimeConfig } from '@/api/config';
import type { ContractMismatchError } from '@/api/errors';
import { followOwnChanges } from '@/api/facts/follow-own-changes';
import { resetRunnerHooks, setRunnerHooks } from '@/api/http';
import { createQueryClient } from '@/api/query-client';
import { followRequiredSignIns } from '@/features/filing-account';
import {
  renewToken,
  resumeStoredTarget,
  SessionGate,
  session,
  startSession,
  tokenForCall,
  watchOtherTabs,
} from '@/features/session';
import { PageError } from '@/features/shell';
import { afterFirstPage } from '@/lib/browser/first-page';
import { afterPaint } from '@/lib/browser/idle';
import { watchInput } from '@/lib/links/redirect-guard';
import { ErrorAdviceContext } from '@/lib/ui/error-advice';
import { Overlays } from '@/lib/ui/overlays';
import { cssVariables, theme } from '@/lib/ui/theme';
import { noticeCreditHold } from './credit-hold';
import { loadAdvice } from './load-advice';
import { loadAreas, watchAreas } from './route-areas';
import { guardRouteChunks } from './route-chunks';
import { createRouter } from './router';
import { followSession } from './session-follower';

export interface AppOptions {
  /** Defaults to the browser's history. */
  history?: RouterHistory;
  reportMismatch(error: ContractMismatchError): void;
}

/** Connects the backends and starts the session, which asks the platform about the person. */
export function openSession(config: RuntimeConfig, { reportMismatch }: Pick<AppOptions, 'reportMismatch'>): void {
  const { services } = config;
  setRuntimeConfig(config);
  setBaseAddresses({ ...services, billing: services.billing ?? services.platform });
  setBasicCredentials(config.basicCredentials);
  setRunnerHooks({ accessToken: tokenForCall, renewToken, reportMismatch });
  startSession();
}

/** Sets up the application of an open session, and requests the data of its first page. */
export function createApp(config: RuntimeConfig, { history, reportMismatch }: AppOptions) {
  const { services } = config;
  if (!history) resumeStoredTarget();
  const queryClient = createQueryClient(session);
  noticeCreditHold(queryClient);
  const router = createRouter({ queryClient, session }, history);
  guardRouteChunks(router);
  const stopInput = watchInput();
  const { pathname, search, searchStr } = router.latestLocation;
  const [routes] = router.getMatchedRoutes(pathname);
  const start = () => {
    // The page's data is requested before anything is drawn.
    router.load().catch((error: unknown) => console.error(error));
    // The page's code loads while the platform checks the session.
    return Promise.allSettled(routes.map((route) => router.loadRouteChunk(route)));
  };
  // An area that doesn't load fails the page, which shows an error.
  const loaded = loadAreas(routes)?.then(start, start) ?? start();
  if (searchStr !== '')
    void Promise.all([import('./unread-search'), loaded]).then(([{ tellUnreadSearch }]) =>
      tellUnreadSearch(routes, search),
    );
  if (import.meta.env.MODE === 'development')
    void import('./loader-check').then(({ watchForMissingLoaders }) =>
      watchForMissingLoaders(router, queryClient, (message) => console.error(message)),
    );
  const live = new AbortController();
  // Without its code, pages ask in intervals.
  if (services.live)
    afterPaint(
      () =>
        void afterFirstPage(() => import('./live')).then(
          (loaded) => loaded.default(queryClient, reportMismatch, live.signal),
          () => {},
        ),
    );
  const stops = [
    followOwnChanges(queryClient),
    followSession(router, queryClient),
    followRequiredSignIns(router, queryClient),
    watchOtherTabs(),
    watchAreas((route) => guardRouteChunks(router, [route])),
    stopInput,
    () => live.abort(),
  ];
  const element: ReactElement = (
    <QueryClientProvider client={queryClient}>
      <ErrorAdviceContext value={loadAdvice}>
        <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
          <SessionGate>
            <CatchBoundary getResetKey={() => ''} errorComponent={PageError}>
              <RouterProvider router={router} />
              <Overlays />
            </CatchBoundary>
          </SessionGate>
        </MantineProvider>
      </ErrorAdviceContext>
    </QueryClientProvider>
  );
  const stop = () => {
    for (const stop of stops) stop();
    resetRunnerHooks();
    queryClient.clear();
  };
  return { element, router, queryClient, stop };
}

/** Where secrets could leave a trace, and the search for them: storage, addresses, caches, console, reports and requests. */
import { inspect } from 'node:util';
import { vi } from 'vitest';
import { monitoringReports } from '../sandbox/db/schema/control.ts';
import { sentMails } from '../sandbox/db/schema/filing-logins.ts';
import { startMonitoring } from '../src/lib/monitoring/monitoring.ts';
import type { appUnderTest, RenderedApp } from './render-app.tsx';

type App = ReturnType<typeof appUnderTest>;

/**
 * Starts to listen to what the page requests, logs and reports. `places`: what every place holds by now, except bodies of
 * requests, which carry secrets to where they belong.
 */
export function watchTraces(app: App) {
  const written = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) => vi.spyOn(console, level));
  const requests: string[] = [];
  app.answer((request) => {
    requests.push(`${request.method} ${request.url} ${JSON.stringify([...request.headers])}`);
    return undefined;
  });
  // Followed, not replayed: jsdom can't record.
  sessionStorage.setItem('monitoring-draw', '0.03');
  startMonitoring({
    dsn: 'http://key@localhost:5173/sandbox/outside/monitoring/1',
    environment: 'test',
    isExpected: () => false,
  });
  return {
    places: async ({ queryClient, router }: RenderedApp) => {
      const { db } = app.backend.sandbox;
      return {
        storage: [Object.entries(sessionStorage), Object.entries(localStorage), document.cookie],
        address: window.location.href,
        history: [router.history.location, router.state.matches.map(({ search }) => search), window.history.state],
        // Answers are kept here.
        caches: [
          queryClient
            .getQueryCache()
            .getAll()
            .map(({ queryKey, state }) => [queryKey, state]),
          queryClient
            .getMutationCache()
            .getAll()
            .map(({ state }) => state),
        ],
        requests,
        console: written.map(({ mock }) => mock.calls),
        monitoring: await db.select().from(monitoringReports),
        mails: await db.select().from(sentMails),
      };
    },
  };
}

/** Everything in a value, with numbers as they are typed: without spaces and hyphens between digits. */
export function textOf(value: unknown): string {
  return inspect(value, { depth: 12, maxArrayLength: null, maxStringLength: null }).replaceAll(
    /(?<=\d)[ -](?=\d)/g,
    '',
  );
}

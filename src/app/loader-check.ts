/**
 * In development, reports queries that a page's first render needs but no loader started: they start only once the
 * page's code has loaded, one round trip too late (docs/adr/0018).
 */
import type { Query, QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { nextIdleTurn } from '@/lib/browser/idle';

/** A query that no loader can start, or that starts later on purpose. */
export interface LaterQuery {
  /** What its key looks like, as JSON. */
  key: RegExp;
  reason: string;
}

const laterQueries: readonly LaterQuery[] = [
  { key: /"GridViews\./, reason: 'A list’s tools load after its rows.' },
  { key: /"skip":50\b/, reason: 'The next page is fetched once the page is idle.' },
  { key: /"integrations","clio"|"DefaultExpenseCategory"/, reason: 'The firm names its connected system.' },
  { key: /\["Order",\d+\]/, reason: 'The list names its rejected orders.' },
  { key: /"downloadable-files"/, reason: 'The order says whether it was paid.' },
  { key: /"Order","List"/, reason: 'The order names its case.' },
  { key: /"notifications"|"preferences"/, reason: 'The bell loads after the page.' },
  { key: /"v1","changes",\{"limit":1\}/, reason: 'The count of alerts loads after the page.' },
  { key: /"v1","templates"/, reason: 'The firm’s templates load after the page.' },
  { key: /"users"|"invitations"/, reason: 'Only administrators see the firm’s people.' },
  { key: /"BillingSummary"/, reason: 'Unpaid invoices load after the page.' },
  { key: /"v1","today"/, reason: 'What is today at court loads after the page.' },
  { key: /"Authentication"/, reason: 'Never cached, so only the page can ask.' },
  {
    key: /"fee quote"|"Policy"|"Filing-Components"|"Payment-Accounts"|"tables"/,
    reason: 'The draft names its court and filings.',
  },
  { key: /"EServiceContacts","Public"/, reason: 'The undeliverable contact has the name to look for.' },
  { key: /"DefaultEServiceRecipients"/, reason: 'The person’s setting has the logon name to ask with.' },
  { key: /"return date"/, reason: 'The draft names its court and filings.' },
  { key: /"Mappings",.+"Attachments"/, reason: 'The draft names its matter.' },
  { key: /"OptInExperience"/, reason: 'The reminder to try the new filing form loads after the page.' },
  { key: /"Documents","metadata"/, reason: 'The draft names its documents.' },
  { key: /"preflight"|"document facts"/, reason: 'Documents are read in the browser, after the page.' },
  {
    key: /"matter-events",\{"clientReference":"[^"]+"\}/,
    reason: 'The other events of a matter are read after the newest.',
  },
  { key: /"Filings","Existing-Case"/, reason: 'The draft names its case.' },
];

/**
 * Calls `report` for each such query that isn't one of `startLater`, with its key and page. Returns an unsubscribe
 * function.
 */
export function watchForMissingLoaders(
  router: AnyRouter,
  queryClient: QueryClient,
  report: (message: string) => void,
  startLater = laterQueries,
): () => void {
  let drawing: string | undefined = router.latestLocation.pathname;
  // A request stays started when React's second mount in development cancels it.
  const started = new WeakSet<Query>();
  const stops = [
    router.subscribe('onBeforeLoad', ({ toLocation, pathChanged }) => {
      if (pathChanged) drawing = toLocation.pathname;
    }),
    router.subscribe('onRendered', async ({ toLocation }) => {
      await nextIdleTurn();
      if (drawing === toLocation.pathname) drawing = undefined;
    }),
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'fetch') started.add(event.query);
      if (event.type !== 'observerAdded' || drawing === undefined) return;
      const { query, observer } = event;
      const { fetchStatus, dataUpdateCount, errorUpdateCount } = query.state;
      const isStarted = started.has(query) || fetchStatus !== 'idle' || dataUpdateCount + errorUpdateCount > 0;
      const isAsked = observer.options.enabled !== false;
      const name = JSON.stringify(query.queryKey);
      if (isAsked && !isStarted && !startLater.some(({ key }) => key.test(name)))
        report(`No loader of ${drawing} started ${name}, which its first render needs.`);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

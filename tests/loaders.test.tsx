/** Each page's loader starts the queries that its first render needs (docs/adr/0018). */
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { watchForMissingLoaders } from '../src/app/loader-check.ts';
import { builtPages } from './built-pages.ts';
import { appUnderTest } from './render-app.tsx';

const app = appUnderTest();

/** Queries that no loader can start, or that start later on purpose. */
const startedLater: ReadonlyMap<RegExp, string> = new Map([
  [/"GridViews\./, 'A list’s tools load after its rows.'],
  [/"skip":50\b/, 'The next page is fetched once the page is idle.'],
  [/"integrations","clio"|"DefaultExpenseCategory"/, 'The firm names its connected system.'],
  [/\["Order",\d+\]/, 'The list names its rejected orders.'],
  [/"downloadable-files"/, 'The order says whether it was paid.'],
  [/"Order","List"/, 'The order names its case.'],
  [/"notifications"|"preferences"/, 'The bell loads after the page.'],
  [/"v1","changes",\{"limit":1\}/, 'The count of alerts loads after the page.'],
  [/"v1","templates"/, 'The firm’s templates load after the page.'],
  [/"users"|"invitations"/, 'Only administrators see the firm’s people.'],
  [/"BillingSummary"/, 'Unpaid invoices load after the page.'],
  [/"Authentication"/, 'Never cached, so only the page can ask.'],
  [/"fee quote"|"Policy"|"Filing-Components"|"Payment-Accounts"|"tables"/, 'The draft names its court and filings.'],
  [/"EServiceContacts","Public"/, 'The undeliverable contact has the name to look for.'],
  [/"DefaultEServiceRecipients"/, 'The person’s setting has the logon name to ask with.'],
  [/"return date"/, 'The draft names its court and filings.'],
  [/"Mappings",.+"Attachments"/, 'The draft names its matter.'],
  [/"OptInExperience"/, 'The reminder to try the new filing form loads after the page.'],
  [/"Documents","metadata"/, 'The draft names its documents.'],
  [/"preflight"|"document facts"/, 'Documents are read in the browser, after the page.'],
  [/"matter-events",\{"clientReference":"[^"]+"\}/, 'The other events of a matter are read after the newest.'],
  [/"Tyler","IL","Filings","Existing-Case"/, 'The draft names its case.'],
]);
it.each(builtPages)('%s', async (_, address) => {
  const { router, queryClient } = await app.renderApp(address);
  const missing: string[] = [];
  const stop = watchForMissingLoaders(router, queryClient, (message) => missing.push(message));
  await act(() => vi.waitFor(() => expect(router.state.status).toBe('idle'), { timeout: 15_000 }));
  await act(() => vi.waitFor(() => expect(queryClient.isFetching()).toBe(0), { timeout: 15_000 }));
  stop();
  const known = [...startedLater.keys()];
  expect(missing.filter((message) => !known.some((pattern) => pattern.test(message)))).toEqual([]);
});

/** A matter's documents and timeline, and the check of the matter before an order. */
import { screen, waitFor, within } from '@testing-library/react';
import { and, eq } from 'drizzle-orm';
import { HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { matters } from '../sandbox/db/schema/integration.ts';
import { matterFiles } from '../sandbox/db/schema/matter-records.ts';
import { seedManyOrders } from '../sandbox/demo/orders/many-orders.ts';
import { changeHealth } from '../sandbox/services/integration/system-health.ts';
import { findGrid } from './grid.ts';
import { appUnderTest, patience } from './render-app.tsx';

const app = appUnderTest();
const matter = '/matter-view/00015-Ortega';
const mappingId = '00000000-0000-4000-8000-000000000001';

it('opens folders by address, and says when one was deleted', async () => {
  const { user, place } = await app.renderApp(`${matter}/documents?mappingId=${mappingId}`, { retryDelay: 1 });
  await user.click(await screen.findByRole('link', { name: 'Pleadings' }, patience));
  await waitFor(() => expect(place()).toContain('folder='));
  const path = await screen.findByRole('navigation', { name: 'Folders' });
  await waitFor(() => expect(path).toHaveTextContent('Matter/Pleadings'));
  await user.click(await screen.findByRole('checkbox', { name: /Answer\.pdf/ }, patience));
  expect(await screen.findByText('1 document selected')).toBeVisible();

  const address = place();
  const { db } = app.backend.sandbox;
  await db.delete(matterFiles).where(and(eq(matterFiles.clientId, 1), eq(matterFiles.name, 'Pleadings')));
  app.reset();
  const again = await app.renderApp(address, { retryDelay: 1 });
  expect(await screen.findByText('This folder was deleted or moved', undefined, patience)).toBeVisible();
  await again.user.click(screen.getByRole('link', { name: 'Back to the matter’s documents' }));
  expect(await screen.findByRole('link', { name: 'Correspondence' }, patience)).toBeVisible();
});

it('keeps what was selected when the open folder is deleted', async () => {
  const { user, queryClient } = await app.renderApp(`${matter}/documents?mappingId=${mappingId}`, { retryDelay: 1 });
  const [loose] = await screen.findAllByRole('checkbox', { name: /^Select .*\.pdf/ }, patience);
  if (!loose) expect.unreachable('The matter has no documents outside its folders.');
  await user.click(loose);
  await user.click(screen.getByRole('link', { name: 'Correspondence' }));
  const path = await screen.findByRole('navigation', { name: 'Folders' }, patience);
  await waitFor(() => expect(path).toHaveTextContent('Matter/Correspondence'), patience);
  const { db } = app.backend.sandbox;
  await db.delete(matterFiles).where(and(eq(matterFiles.clientId, 1), eq(matterFiles.name, 'Correspondence')));
  await queryClient.invalidateQueries();
  expect(await screen.findByText('This folder was deleted or moved', undefined, patience)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download (zip)' })).toBeEnabled();
});

it('lists what was made here while the system is down', async () => {
  await changeHealth(app.backend.sandbox.db, 'clio', 'down');
  const { user } = await app.renderApp(`${matter}/documents?mappingId=${mappingId}`, { retryDelay: 1 });
  expect(await screen.findByText('The matter’s documents couldn’t be loaded', undefined, patience)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Made here' }));
  const grid = await findGrid('Documents made here');
  expect(within(grid).getAllByText('As filed').length).toBeGreaterThan(0);
  await changeHealth(app.backend.sandbox.db, 'clio', 'healthy');
});

it('reads a folder of 20,000 documents in windows', async () => {
  const { db } = app.backend.sandbox;
  const at = new Date();
  const shared = { clientId: 1, matterReference: '1503201', isFolder: false, createdAt: at, updatedAt: at };
  const many = Array.from({ length: 20_000 }, (_, number) => ({
    ...{ ...shared, fileId: `many-${number}`, parentId: 'many', contentType: 'application/pdf' },
    name: `Page ${String(number).padStart(5, '0')}.pdf`,
  }));
  await db.insert(matterFiles).values({ ...shared, fileId: 'many', isFolder: true, name: 'x'.repeat(400) });
  for (let from = 0; from < many.length; from += 2_000)
    await db.insert(matterFiles).values(many.slice(from, from + 2_000));
  await app.renderApp(`${matter}/documents?mappingId=${mappingId}&folder=many`);
  expect(await screen.findByText('Page 00000.pdf', undefined, patience)).toBeVisible();
  expect(screen.getAllByText('20,000 items').length).toBeGreaterThan(0);
  expect(screen.queryByText('Page 19999.pdf')).not.toBeInTheDocument();
});

it('tells who did what in a matter, and filters it', async () => {
  const { user, place } = await app.renderApp(`${matter}/timeline?mappingId=${mappingId}`);
  const grid = await findGrid('Timeline');
  expect(within(grid).getAllByText(/^Submitted/).length).toBeGreaterThan(0);
  await user.type(screen.getByRole('searchbox', { name: 'Search events' }), 'convenience');
  await waitFor(() => expect(place()).toContain('q=convenience'), patience);
  await waitFor(() => expect(screen.queryByText(/^Submitted/)).not.toBeInTheDocument(), patience);
  expect(screen.getAllByText(/Court convenience fee/).length).toBeGreaterThan(0);
});

it('shows the newest events of a long story at once, and says when the earlier ones could not be read', async () => {
  const { db, clock } = app.backend.sandbox;
  await seedManyOrders(db, { clientId: 1, count: 60, now: clock.now(), hasFilings: true, matter: '00901-Long' });
  let isDown = true;
  app.answer(({ url }) => {
    const { pathname, searchParams } = new URL(url);
    const isWhole = pathname.endsWith('/matter-events') && !searchParams.has('newest');
    return isWhole && isDown ? HttpResponse.json({ title: 'Down' }, { status: 503 }) : undefined;
  });
  const { user } = await app.renderApp('/matter-view/00901-Long/timeline', { retryDelay: 1 });
  const grid = await findGrid('Timeline');
  expect(await screen.findByText('Only the newest 60 events are listed.', undefined, patience)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
  expect(within(grid).getAllByRole('row').length).toBeGreaterThan(5);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(Number(grid.getAttribute('aria-rowcount'))).toBeGreaterThan(400), patience);
  await waitFor(() => expect(screen.queryByText(/Only the newest/)).not.toBeInTheDocument());
});

it('says before an order that the matter is closed', async () => {
  const { db } = app.backend.sandbox;
  await db
    .update(matters)
    .set({ status: 'Closed' })
    .where(and(eq(matters.clientId, 1), eq(matters.matterReference, '1503201')));
  const { user, place } = await app.renderApp(`/serve-it/order/serve-only?state=IL&mappingId=${mappingId}`);
  await user.click(await screen.findByRole('button', { name: 'Serve Only' }, patience));
  await waitFor(() => expect(place()).toMatch(/^\/serve-it\/order\/process-serving\/\d+/), patience);
  await user.click(await screen.findByRole('link', { name: /^(?!.*to ).*review/i }, patience));
  expect(await screen.findByText('Documents and fees may not reach the matter', undefined, patience)).toBeVisible();
  expect(screen.getByText(/This matter is closed in Clio/)).toBeVisible();
});

it.each([
  ['e-service', '/new-eservice?state=IL'],
  ['a courtesy copy', '/new-courtesy-copy?state=CA'],
  ['legal service of process', '/lsop?state=IL'],
  ['a title search', '/services/title-search?state=IL'],
  ['signatures', '/electronic-signature?state=IL'],
])('says before %s is ordered that the matter is closed', async (_, page) => {
  const ortega = and(eq(matters.clientId, 1), eq(matters.matterReference, '1503201'));
  await app.backend.sandbox.db.update(matters).set({ status: 'Closed' }).where(ortega);
  await app.renderApp(`${page}&mappingId=${mappingId}`);
  expect(await screen.findByText(/This matter is closed in Clio/, undefined, patience)).toBeVisible();
});

it('says before a docket is followed that its matter is closed', async () => {
  const ortega = and(eq(matters.clientId, 1), eq(matters.matterReference, '1503201'));
  await app.backend.sandbox.db.update(matters).set({ status: 'Closed' }).where(ortega);
  const search = new URLSearchParams({ provider: '4', term: 'Index No. 651401/25', mappingId });
  const { user } = await app.renderApp(`/docket-sync/search?${search}`);
  await user.click(await screen.findByRole('link', { name: /Calloway/ }, patience));
  expect(await screen.findByRole('button', { name: 'Follow docket, $10.00 /month' }, patience)).toBeVisible();
  expect(await screen.findByText(/This matter is closed in Clio/, undefined, patience)).toBeVisible();
});

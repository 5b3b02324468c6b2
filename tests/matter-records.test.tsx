/** A matter's documents and timeline, and the check of the matter before an order. */
import { screen, waitFor, within } from '@testing-library/react';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { matters } from '../sandbox/db/schema/integration.ts';
import { matterFiles } from '../sandbox/db/schema/matter-records.ts';
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

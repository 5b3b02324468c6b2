/** Long folders in systems that list them differently, and what happens when they change, end or limit a listing. */
import { screen, waitFor, within } from '@testing-library/react';
import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { mappings } from '../sandbox/db/schema/integration.ts';
import { matterFiles } from '../sandbox/db/schema/matter-records.ts';
import { openSystemFirm } from '../sandbox/demo/system-firms.ts';
import { plantEnd, plantLimit } from '../sandbox/services/integration/system-limits.ts';
import type { IntegrationName } from '../sandbox/services/integration/systems.ts';
import { findGrid } from './grid.ts';
import { appUnderTest, patience } from './render-app.tsx';

const app = appUnderTest();

/** Opens the documents of a system's matter with a folder of this many documents. */
async function openFolder(name: IntegrationName, total: number) {
  const { db, clock } = app.backend.sandbox;
  const person = await openSystemFirm(app.backend.sandbox, name);
  const [mapping] = await db.select().from(mappings).where(eq(mappings.clientId, person.clientId)).limit(1);
  if (!mapping) expect.unreachable('The firm has no matter.');
  const at = clock.now();
  const folder = `${name}-${total}`;
  const shared = { clientId: person.clientId, matterReference: mapping.matterId, createdAt: at, updatedAt: at };
  await db.insert(matterFiles).values({ ...shared, fileId: folder, name: 'Discovery', isFolder: true });
  await db.insert(matterFiles).values(
    Array.from({ length: total }, (_, place) => ({
      ...{ ...shared, fileId: `${folder}-${place}`, parentId: folder, isFolder: false, contentType: 'application/pdf' },
      name: `Page ${String(place).padStart(4, '0')}.pdf`,
      updatedAt: new Date(at.getTime() - (total - place) * 86_400_000),
    })),
  );
  const address = `/matter-view/${encodeURIComponent(mapping.clientReference)}/documents?mappingId=${mapping.mappingId}&folder=${folder}`;
  const rendered = await app.renderApp(`${address}&sort=-updated`, { as: person.userName, retryDelay: 1 });
  return { ...rendered, person, folder };
}

it('reads a folder that the system doesn’t count whole, and sorts it', async () => {
  const { user } = await openFolder('mycase', 430);
  expect(await screen.findByText(/MyCase doesn’t count its folders/, undefined, patience)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Read the whole folder' }));
  await waitFor(() => expect(screen.getAllByText('430 items').length).toBeGreaterThan(0), patience);
  const grid = await findGrid('Documents in the matter');
  expect(within(grid).getAllByText(/^Page \d+/)[0]).toHaveTextContent('Page 0429.pdf');
  expect(screen.queryByRole('button', { name: 'Read the whole folder' })).toBeNull();
});

it('keeps what was read when the connection ends in the middle, and reads on after reconnecting', async () => {
  const { user, person } = await openFolder('leap', 430);
  await screen.findByText(/LEAP doesn’t count its folders/, undefined, patience);
  plantEnd(app.backend.sandbox.clock, person.userId, 'leap', 1);
  await user.click(screen.getByRole('button', { name: 'Read the whole folder' }));
  expect(await screen.findByText('Disconnected from LEAP', undefined, patience)).toBeVisible();
  expect(screen.getAllByText(/^Page \d{4}\.pdf$/).length).toBeGreaterThan(0);
  await openSystemFirm(app.backend.sandbox, 'leap');
  await user.click(screen.getByRole('button', { name: 'Read the whole folder' }));
  await waitFor(() => expect(screen.getAllByText('430 items').length).toBeGreaterThan(0), patience);
});

it('waits as long as the system asks when a long listing uses up its limit', async () => {
  const { user } = await openFolder('mycase', 420);
  await screen.findByText(/MyCase doesn’t count its folders/, undefined, patience);
  const { clock } = app.backend.sandbox;
  // Two more pages in this minute; the next minute begins in a second.
  clock.offset += 58_900 - (clock.now().getTime() % 60_000);
  plantLimit(clock, 'mycase', 2);
  await user.click(screen.getByRole('button', { name: 'Read the whole folder' }));
  await waitFor(() => expect(screen.getByText(/[23]00 items read/)).toBeVisible(), patience);
  plantLimit(clock, 'mycase', undefined);
  await waitFor(() => expect(screen.getAllByText('420 items').length).toBeGreaterThan(0), patience);
});

it('says that a folder was deleted while it was read, and keeps what was read', async () => {
  const { user, person, folder } = await openFolder('mycase', 410);
  await screen.findByText(/MyCase doesn’t count its folders/, undefined, patience);
  const { db } = app.backend.sandbox;
  await db.delete(matterFiles).where(and(eq(matterFiles.clientId, person.clientId), eq(matterFiles.fileId, folder)));
  await user.click(screen.getByRole('button', { name: 'Read the whole folder' }));
  expect(await screen.findByText('This folder was deleted or moved', undefined, patience)).toBeVisible();
  expect(screen.getByText(/\d00 items that were read are still listed/)).toBeVisible();
  expect(screen.getAllByText(/^Page \d{4}\.pdf$/).length).toBeGreaterThan(0);
});

it('shows versions and who has a document checked out, and a name of 400 characters with slashes', async () => {
  const person = await openSystemFirm(app.backend.sandbox, 'imanage');
  const [mapping] = await app.backend.sandbox.db
    .select()
    .from(mappings)
    .where(eq(mappings.clientId, person.clientId))
    .limit(1);
  const address = `/matter-view/${encodeURIComponent(mapping?.clientReference ?? '')}/documents?mappingId=${mapping?.mappingId}`;
  await app.renderApp(`${address}&q=exhibit&sort=-name`, { as: person.userName });
  const grid = await findGrid('Documents in the matter');
  expect(within(grid).getAllByText(/checked out by Dana Whitfield/).length).toBeGreaterThan(0);
  expect(within(grid).getAllByText(/^Version [234]/).length).toBeGreaterThan(0);
  const long = within(grid).getAllByText(/^Exhibit A\/B\/C/)[0];
  expect(long?.textContent?.length).toBe(400);
});

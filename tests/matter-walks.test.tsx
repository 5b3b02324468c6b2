/**
 * Random walks through the folders of all systems while documents change below: the path, the list and the banner agree,
 * nothing of another matter is read, and each selected document is in the archive once. `npm run test:matter-walks` walks
 * 200 times.
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { and, eq, ne } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { mappings, matters } from '../sandbox/db/schema/integration.ts';
import { matterFiles } from '../sandbox/db/schema/matter-records.ts';
import { filesOf, folderOfScripts } from '../sandbox/demo/matter-files.ts';
import { Chance } from '../sandbox/demo/orders/chance.ts';
import { openSystemFirm } from '../sandbox/demo/system-firms.ts';
import { mapMatters } from '../sandbox/services/integration/matter-mappings.ts';
import { type IntegrationName, integrationNames } from '../sandbox/services/integration/systems.ts';
import { drawDocument } from '../sandbox/simulators/practice-management/draw-document.ts';
import { plainMatterName } from '../src/lib/format/matter-name.ts';
import { appUnderTest, patience, type RenderedApp } from './render-app.tsx';

const app = appUnderTest();
const walks = Number(process.env.WALKS ?? 11);
/** To walk one again that failed. */
const first = Number(process.env.WALK_FIRST ?? 0);
const seed = Number(process.env.WALK_SEED ?? 20_261_126);
const steps = 6;

type FileRow = Omit<typeof matterFiles.$inferSelect, 'content'>;

/** A matter with folders in a system's demo firm. */
async function matterIn(name: IntegrationName, chance: Chance) {
  const { db, clock } = app.backend.sandbox;
  const person = await openSystemFirm(app.backend.sandbox, name);
  const { clientId } = person;
  const own = await db
    .select()
    .from(matters)
    .where(and(eq(matters.clientId, clientId), ne(matters.retailerReference, ''), ne(matters.displayName, '')))
    .limit(8);
  const { displayName } = chance.pick(own);
  await mapMatters(db, clientId, [displayName], { now: clock.now() });
  const [mapping] = await db
    .select()
    .from(mappings)
    .where(and(eq(mappings.clientId, clientId), eq(mappings.clientReference, displayName)));
  if (!mapping) expect.unreachable(`${displayName} is not mapped.`);
  // Two matters of a firm may have one name.
  const matterReference = mapping.matterId;
  const known = await readFiles(clientId, matterReference);
  if (known.length === 0)
    await db
      .insert(matterFiles)
      .values(filesOf({ clientId, matterReference, openedDaysAgo: 200 }, folderOfScripts, clock.now()));
  const address = `/matter-view/${encodeURIComponent(displayName)}/documents?mappingId=${mapping.mappingId}`;
  return { person, clientId, matterReference, displayName, address };
}

async function readFiles(clientId: number, matterReference: string): Promise<FileRow[]> {
  const rows = await app.backend.sandbox.db
    .select()
    .from(matterFiles)
    .where(and(eq(matterFiles.clientId, clientId), eq(matterFiles.matterReference, matterReference)));
  return rows.map(({ content: _, ...row }) => row);
}

/** Someone in the system adds, renames, moves or deletes something. */
async function changeBelow(
  { clientId, matterReference }: { clientId: number; matterReference: string },
  chance: Chance,
  folderId: string | undefined,
): Promise<void> {
  const { db, clock } = app.backend.sandbox;
  const rows = await readFiles(clientId, matterReference);
  const row = chance.pick(rows);
  const of = eq(matterFiles.fileId, row.fileId);
  const suffix = chance.between(1, 99_999);
  const kind = chance.between(1, 5);
  if (kind === 1)
    await db
      .update(matterFiles)
      .set({ name: `Renamed ${suffix} ${row.name}`.slice(0, 400) })
      .where(of);
  else if (kind === 2 && !row.isFolder) await db.delete(matterFiles).where(of);
  else if (kind === 3 && folderId !== undefined) await db.delete(matterFiles).where(eq(matterFiles.fileId, folderId));
  else if (kind === 4 && !row.isFolder)
    await db
      .update(matterFiles)
      .set({ parentId: folderId ?? null })
      .where(of);
  else
    await db.insert(matterFiles).values({
      ...{ clientId, matterReference, parentId: folderId ?? null, isFolder: false, contentType: 'application/pdf' },
      ...{ fileId: `added-${clientId}-${suffix}-${rows.length}`, name: `Añadido ${suffix}.pdf` },
      ...{ createdAt: clock.now(), updatedAt: clock.now() },
    });
}

const foldersIn = (place: string) => {
  const search = new URL(place, 'http://localhost').searchParams;
  return search.getAll('folder').flatMap((each) => each.split(','));
};

/** Waits for the list that the address and the database agree on; returns the rows' names. */
async function expectAgreement(
  { place, settled }: RenderedApp,
  matter: { clientId: number; matterReference: string; displayName: string },
): Promise<FileRow[]> {
  await settled();
  const folders = foldersIn(place());
  const files = await readFiles(matter.clientId, matter.matterReference);
  const byId = new Map(files.map((row) => [row.fileId, row]));
  const banner = await screen.findByRole(
    'link',
    { name: (name) => name.startsWith(plainMatterName(matter.displayName)) },
    patience,
  );
  expect(banner).toBeVisible();
  const open = folders.at(-1);
  if (open !== undefined && !byId.has(open)) {
    expect(await screen.findByText('This folder was deleted or moved', undefined, patience)).toBeVisible();
    return [];
  }
  const children = files.filter(({ parentId }) => (parentId ?? undefined) === open);
  const path = await screen.findByRole('navigation', { name: 'Folders' }, patience);
  await waitFor(
    () =>
      expect(path).toHaveTextContent(
        ['Matter', ...folders.map((id) => byId.get(id)?.name ?? 'Deleted folder')].join('/').replaceAll(/\s+/g, ' '),
      ),
    patience,
  );
  if (children.length === 0) {
    expect(await screen.findByText('This folder is empty.', undefined, patience)).toBeVisible();
    return [];
  }
  const region = await screen.findByRole('region', { name: 'Documents in the matter' }, patience);
  const total = `${children.length} ${children.length === 1 ? 'item' : 'items'}`;
  await waitFor(() => expect(within(region).getAllByText(total).length).toBeGreaterThan(0), patience);
  const names = new Set(children.map(({ name }) => name));
  // The rows of the folder before may stand a moment longer, when it has as many.
  await waitFor(() => {
    const shown = within(region)
      .getAllByRole('checkbox')
      .map((box) => box.getAttribute('aria-label')?.replace(/^Select /, '') ?? '')
      .filter((label) => !/all/i.test(label));
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((name) => !names.has(name))).toEqual([]);
  }, patience);
  return children;
}

const list = () => screen.getByRole('region', { name: 'Documents in the matter' });

/** Clicks as a person does: the guard against endless redirects knows input by it. */
function press(element: HTMLElement): void {
  fireEvent.pointerDown(element);
  fireEvent.click(element);
}

const zips: Blob[] = [];
Object.assign(URL, {
  createObjectURL: (blob: Blob) => {
    zips.push(blob);
    return 'blob:zip';
  },
  revokeObjectURL: () => {},
});

async function walk(number: number): Promise<void> {
  const chance = new Chance(seed + number);
  const name = integrationNames[number % integrationNames.length] ?? 'clio';
  const matter = await matterIn(name, chance);
  const { db } = app.backend.sandbox;
  const downloaded: string[] = [];
  app.answer((request) => {
    const id = /\/file\/([^/]+)\/download$/.exec(new URL(request.url).pathname)?.[1];
    if (id !== undefined) downloaded.push(decodeURIComponent(id));
    return undefined;
  });
  const rendered = await app.renderApp(matter.address, { as: matter.person.userName, retryDelay: 1 });
  const selected = new Map<string, FileRow>();
  for (let step = 0; step < steps; step += 1) {
    const children = await expectAgreement(rendered, matter);
    const folders = children.filter(({ isFolder }) => isFolder);
    const back = screen.queryByRole('link', { name: 'Back to the matter’s documents' });
    if (back) press(back);
    else if (chance.happens(0.45) && folders.length > 0) {
      const [link] = within(list()).queryAllByRole('link', { name: chance.pick(folders).name });
      if (link) press(link);
    } else if (chance.happens(0.4)) {
      const [crumb] = within(screen.getByRole('navigation', { name: 'Folders' })).queryAllByRole('link');
      if (crumb) press(crumb);
    } else if (chance.happens(0.5)) {
      await changeBelow(matter, chance, foldersIn(rendered.place()).at(-1));
      await rendered.queryClient.invalidateQueries();
    } else {
      const document = children.find((row) => !row.isFolder && !selected.has(row.fileId));
      const [box] = document ? within(list()).queryAllByRole('checkbox', { name: `Select ${document.name}` }) : [];
      if (document && box) {
        press(box);
        selected.set(document.fileId, document);
      }
    }
  }
  const left = new Map((await readFiles(matter.clientId, matter.matterReference)).map((row) => [row.fileId, row]));
  const isWhole = [...selected.keys()].every((id) => left.has(id));
  const button = screen.queryByRole('button', { name: 'Download (zip)' });
  if (button && selected.size > 0) {
    const before = zips.length;
    press(button);
    if (isWhole) {
      await waitFor(() => expect(zips.length).toBe(before + 1), patience);
      const packed = unzipSync(new Uint8Array((await zips.at(-1)?.arrayBuffer()) ?? []));
      expect(Object.keys(packed)).toHaveLength(selected.size);
      const contents = Object.values(packed).map((bytes) => Buffer.from(bytes).toString('latin1'));
      // By the content, which has the document's name of now.
      for (const id of selected.keys()) {
        const drawn = Buffer.from(await drawDocument(left.get(id)?.name ?? '')).toString('latin1');
        expect(contents.filter((each) => each === drawn).length).toBeGreaterThan(0);
      }
      expect([...downloaded].sort()).toEqual([...selected.keys()].sort());
    } else expect(await screen.findByText('No archive was saved', undefined, patience)).toBeVisible();
  }
  for (const id of downloaded) {
    const [row] = await db.select().from(matterFiles).where(eq(matterFiles.fileId, id));
    if (row) expect([row.clientId, row.matterReference]).toEqual([matter.clientId, matter.matterReference]);
  }
  rendered.unmount();
  app.reset();
}

it(`${walks} walks through the folders of all systems`, { timeout: walks * 60_000 }, async () => {
  for (let number = first; number < first + walks; number += 1) {
    try {
      await walk(number);
    } catch (error) {
      const shown = document.getElementById('root')?.textContent ?? screen.queryByRole('main')?.textContent ?? '';
      const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : '';
      throw new Error(`Walk ${number} of seed ${seed}: ${message} Shown: ${shown}`);
    }
  }
});

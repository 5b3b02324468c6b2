/** Documents from a matter whose system has disconnected: connecting in place, without losing input. */
import { randomUUID } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import { and, eq } from 'drizzle-orm';
import { PDFDocument } from 'pdf-lib';
import { afterEach, expect, it, vi } from 'vitest';
// Without a browser, PDF.js finds its worker through this import.
import 'pdfjs-dist/build/pdf.worker.min.mjs';
import { faultSchema } from '../sandbox/control/faults.ts';
import { integrationConnections, mappings } from '../sandbox/db/schema/integration.ts';
import { matterFiles } from '../sandbox/db/schema/matter-records.ts';
import { clients } from '../sandbox/db/schema/platform.ts';
import { endConnection, keepConnection } from '../sandbox/services/integration/connections.ts';
import { browserLocation } from '../src/lib/browser/location.ts';
import { newCase, uploadPdf } from './new-case.ts';
import { appUnderTest } from './render-app.tsx';
import { testOrigin } from './sandbox.ts';

const app = appUnderTest();
const ortega = '00000000-0000-4000-8000-000000000001';

const systems = [
  { name: 'imanage', retailerId: 4, displayName: 'iManage' },
  { name: 'smokeball', retailerId: 9, displayName: 'Smokeball' },
  { name: 'leap', retailerId: 10, displayName: 'LEAP' },
  { name: 'neos', retailerId: 11, displayName: 'Neos' },
] as const;

type System = (typeof systems)[number];

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

/** Moves the firm and its matter to a system. */
async function use({ name, retailerId }: System): Promise<void> {
  const { db } = app.backend.sandbox;
  await db.update(clients).set({ retailerId, thirdPartyIdentifier: 'MF-1' }).where(eq(clients.clientId, 1));
  const [mapping] = await db.select().from(mappings).where(eq(mappings.mappingId, ortega));
  const json = JSON.stringify({ ...JSON.parse(mapping?.json ?? ''), RetailerCode: name });
  await db.update(mappings).set({ json }).where(eq(mappings.mappingId, ortega));
}

const whose = ({ name }: System) => ({ userId: 1, integrationName: name });

async function openDraft() {
  const { db } = app.backend.sandbox;
  const content = newCase(await uploadPdf(db));
  const answer = await app.backend.call('/filing/Tyler/IL/Drafts/New-Case', {
    body: { content, mappingId: ortega, idempotencyKey: randomUUID() },
  });
  const { orderId } = await answer.json();
  const place = `/case-initiation/${orderId}/filings?state=IL&mappingId=${ortega}`;
  window.history.replaceState(null, '', `/app${place}`);
  const saved = async () =>
    (await (await app.backend.call(`/filing/Tyler/IL/Drafts/New-Case/${orderId}`)).json()).content.filings[0];
  return { ...(await app.renderApp(place)), at: place, saved };
}

async function pdf(name: string): Promise<File> {
  const document = await PDFDocument.create();
  document.addPage();
  return new File([new Uint8Array(await document.save())], name, { type: 'application/pdf' });
}

/** Allows access on the system's page; returns the redirect. */
async function allow(address: string): Promise<string | null> {
  const body = new URLSearchParams({ answer: 'allow' });
  const request = new Request(address, { method: 'POST', body, headers: { origin: testOrigin } });
  return (await app.backend.sandbox.fetch(request)).headers.get('location');
}

const dialog = () => screen.findByRole('dialog', { name: 'From the matter' });
const openDialog = async ({ user }: Awaited<ReturnType<typeof openDraft>>) => {
  await user.click(await screen.findByRole('button', { name: 'Add attachments from the matter' }));
  return dialog();
};

const leaving = systems.filter(({ name }) => name === 'imanage' || name === 'leap');
it.each(leaving)(
  '$displayName, disconnected while documents are picked: they stay picked after connecting',
  async (system) => {
    const { db, clock } = app.backend.sandbox;
    await use(system);
    await keepConnection(db, clock, whose(system));
    const left = vi.spyOn(browserLocation, 'assign').mockImplementation(() => {});
    const draft = await openDraft();
    const { user } = draft;
    await user.type(await screen.findByLabelText(/^Comments to the clerk/), 'Please stamp.');
    const picker = within(await openDialog(draft));
    await user.click(await picker.findByRole('button', { name: 'Pleadings' }));
    await user.click(await picker.findByRole('button', { name: 'Drafts' }));
    await user.click(await picker.findByRole('checkbox', { name: 'Proposed order.pdf' }));
    await user.clear(picker.getByLabelText('Name for Proposed order.pdf'));
    await user.type(picker.getByLabelText('Name for Proposed order.pdf'), 'Order');
    await endConnection(db, whose(system));
    await user.click(picker.getByRole('button', { name: 'Add 1 document' }));
    const told = await picker.findByRole('alert');
    expect(told).toHaveTextContent(`Disconnected from ${system.displayName}`);
    expect(told).toHaveTextContent('You appear to be disconnected. Please reconnect to continue');
    await user.click(within(told).getByRole('button', { name: `Connect to ${system.displayName}` }));
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    // All changes are saved when the page is left.
    expect(await draft.saved()).toMatchObject({ commentsToClerk: 'Please stamp.' });
    const back = await allow(left.mock.calls[0]?.[0] ?? '');
    expect(back).toBe(`/app${draft.at}`);

    draft.unmount();
    const again = await app.renderApp(draft.at);
    const reopened = within(await dialog());
    expect(await reopened.findByRole('checkbox', { name: 'Proposed order.pdf' })).toBeChecked();
    expect(reopened.getByLabelText('Name for Proposed order.pdf')).toHaveValue('Order');
    await again.user.click(reopened.getByRole('button', { name: 'Add 1 document' }));
    await waitFor(async () => expect((await draft.saved()).attachments).toMatchObject([{ fileName: 'Order.pdf' }]));
    expect(screen.getByLabelText(/^Comments to the clerk/)).toHaveValue('Please stamp.');
  },
  60_000,
);

it('a system never connected offers to connect, unless leaving would lose a document', async () => {
  const smokeball = systems[1];
  const { db, faults } = app.backend.sandbox;
  await use(smokeball);
  await db
    .delete(integrationConnections)
    .where(and(eq(integrationConnections.userId, 1), eq(integrationConnections.integrationName, smokeball.name)));
  const left = vi.spyOn(browserLocation, 'assign').mockImplementation(() => {});
  const draft = await openDraft();
  await faults.add(faultSchema.parse({ operationId: 'uploadLocalFiles', status: 503, times: 1 }));
  await draft.user.upload(await screen.findByLabelText('Add attachments'), await pdf('Exhibit A.pdf'));
  await screen.findByRole('button', { name: 'Try again: Exhibit A.pdf' });
  let picker = within(await openDialog(draft));
  const connect = await picker.findByRole('button', { name: 'Connect to Smokeball' });
  expect(connect).toBeDisabled();
  expect(connect).toHaveAccessibleDescription(/leaving the page would lose them/);
  await draft.user.click(picker.getByRole('button', { name: 'Cancel' }));
  await draft.user.click(screen.getByRole('button', { name: 'Try again: Exhibit A.pdf' }));
  await waitFor(async () => expect((await draft.saved()).attachments).toHaveLength(1));
  picker = within(await openDialog(draft));
  await draft.user.click(await picker.findByRole('button', { name: 'Connect to Smokeball' }));
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  // Denying access leads back to the same offer.
  draft.unmount();
  await app.renderApp(draft.at);
  expect(await within(await dialog()).findByRole('button', { name: 'Connect to Smokeball' })).toBeEnabled();
}, 60_000);

it('Neos connects without leaving the dialog', async () => {
  const neos = systems[3];
  const { db } = app.backend.sandbox;
  await use(neos);
  await endConnection(db, whose(neos));
  await app.backend.call('/platform/v1/Clients/1/secrets', {
    method: 'PUT',
    body: { name: 'PartnerSecret', value: 'lantern-harbour-77' },
  });
  const draft = await openDraft();
  const picker = within(await openDialog(draft));
  await draft.user.click(await picker.findByRole('button', { name: 'Connect to Neos' }));
  await picker.findByRole('button', { name: 'Pleadings' });
  await waitFor(() => expect(picker.getByLabelText('Search the matter')).toHaveFocus());
  expect(picker.queryByRole('alert')).toBeNull();
}, 60_000);

it('in a frame, the system opens in a window of its own, and the selection stays', async () => {
  const leap = systems[2];
  const { db, clock } = app.backend.sandbox;
  await use(leap);
  await keepConnection(db, clock, whose(leap));
  const draft = await openDraft();
  const picker = within(await openDialog(draft));
  await draft.user.click(await picker.findByRole('checkbox', { name: 'Fee agreement.pdf' }));
  await endConnection(db, whose(leap));
  await draft.user.click(picker.getByRole('button', { name: 'Add 1 document' }));
  const connect = await picker.findByRole('button', { name: 'Connect to LEAP' });
  vi.stubGlobal('self', new Proxy(window, {}));
  const replace = vi.fn();
  const opened = { closed: false, location: { replace }, document: document.implementation.createHTMLDocument() };
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  await draft.user.click(connect);
  await waitFor(() => expect(replace).toHaveBeenCalledOnce());
  await allow(String(replace.mock.calls[0]?.[0]));
  // The person comes back from the system, and the window closes.
  opened.closed = true;
  await waitFor(() => expect(picker.queryByRole('alert')).toBeNull());
  await draft.user.click(picker.getByRole('button', { name: 'Add 1 document' }));
  await waitFor(async () =>
    expect((await draft.saved()).attachments).toMatchObject([{ fileName: 'Fee agreement.pdf' }]),
  );
}, 60_000);

it('reads a long folder on, also after a failure, and previews a document before it is picked', async () => {
  const leap = systems[2];
  const { db, clock, faults } = app.backend.sandbox;
  await use(leap);
  await keepConnection(db, clock, whose(leap));
  const [mapping] = await db.select().from(mappings).where(eq(mappings.mappingId, ortega));
  const at = clock.now();
  const shared = { clientId: 1, matterReference: mapping?.matterId ?? '', createdAt: at, updatedAt: at };
  await db.insert(matterFiles).values({ ...shared, fileId: 'exhibits', name: 'All exhibits', isFolder: true });
  await db.insert(matterFiles).values(
    Array.from({ length: 230 }, (_, place) => ({
      ...{ ...shared, fileId: `exhibit-${place}`, parentId: 'exhibits', isFolder: false },
      ...{ name: `Exhibit ${String(place).padStart(3, '0')}.pdf`, contentType: 'application/pdf' },
    })),
  );
  const draft = await openDraft();
  const { user } = draft;
  const picker = within(await openDialog(draft));
  await user.click(await picker.findByRole('button', { name: 'All exhibits' }));
  expect(await picker.findByText('The first 100 items')).toBeVisible();
  expect(picker.getByRole('navigation', { name: 'Folders' })).toHaveTextContent('Matter/All exhibits');
  await faults.add(faultSchema.parse({ operationId: 'listMatterFiles', status: 503, times: 1 }));
  await user.click(picker.getByRole('button', { name: 'Show more' }));
  const told = await picker.findByRole('alert');
  expect(told).toHaveTextContent("The documents couldn't be loaded");
  expect(picker.getByRole('checkbox', { name: 'Exhibit 000.pdf' })).toBeVisible();
  await user.click(within(told).getByRole('button', { name: 'Try again' }));
  expect(await picker.findByText('The first 200 items')).toBeVisible();
  await user.click(picker.getByRole('button', { name: 'Show more' }));
  expect(await picker.findByRole('checkbox', { name: 'Exhibit 229.pdf' })).toBeVisible();
  expect(picker.queryByRole('button', { name: 'Show more' })).toBeNull();
  await user.click(picker.getByRole('button', { name: 'Preview Exhibit 229.pdf' }));
  expect(await screen.findByRole('dialog', { name: 'Exhibit 229.pdf' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Exhibit 229.pdf' })).toBeNull());
  await user.click(picker.getByRole('checkbox', { name: 'Exhibit 229.pdf' }));
  await user.click(picker.getByRole('button', { name: 'Matter' }));
  expect(await picker.findByRole('button', { name: 'All exhibits' })).toBeVisible();
  await user.click(picker.getByRole('button', { name: 'Add 1 document' }));
  await waitFor(async () => expect((await draft.saved()).attachments).toMatchObject([{ fileName: 'Exhibit 229.pdf' }]));
}, 60_000);

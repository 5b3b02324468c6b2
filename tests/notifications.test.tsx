/** What happened: the bell, toasts and the tab's title while the page is open, the page of all, and how a person is notified. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { dueWork } from '../sandbox/db/schema/control.ts';
import type { FilingDocument } from '../sandbox/generated/filing/schemas.ts';
import { complaint, newCase, uploadPdf } from './new-case.ts';
import { appUnderTest } from './render-app.tsx';

const app = appUnderTest();
let lead: FilingDocument;
beforeAll(async () => {
  lead = await uploadPdf(app.backend.sandbox.db);
  // What the demo's courts and dockets would tell meanwhile.
  await app.backend.sandbox.db.delete(dueWork);
});
afterEach(() => {
  app.backend.sandbox.clock.offset = 0;
});

/** Submits filings of Nora's that the clerk decides at once. */
async function decide(...descriptions: string[]): Promise<void> {
  const filings = descriptions.map((description) => complaint(lead, { description }));
  const content = newCase(lead, { filings });
  const draft = await (await app.backend.call('/filing/Tyler/IL/Drafts/New-Case', { body: { content } })).json();
  const { orderId, version } = draft;
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const body = { orderId, version, content };
  expect((await app.backend.call('/filing/Tyler/IL/Filings/New-Case', { body, headers })).status).toBe(200);
  app.backend.sandbox.clock.offset += 60_000;
  await app.backend.sandbox.dueWork.run();
}

const read = async () => (await app.backend.call('/notifications/v1/notifications')).json();
const mark = (body: object) => app.backend.call('/notifications/v1/notifications/marks', { method: 'POST', body });
const readAll = async () => mark({ through: (await read()).through, isRead: true });
const prefer = (body: object) => app.backend.call('/notifications/v1/preferences', { method: 'PUT', body });

/** jsdom has no popovers that open. */
function openPopover(menu: HTMLElement): void {
  fireEvent(menu.closest('[popover]') ?? menu, Object.assign(new Event('toggle'), { newState: 'open' }));
}

async function openApp() {
  const rendered = await app.renderApp('/orders');
  await screen.findByRole('button', { name: 'Notifications' });
  await rendered.settled();
  const look = () => rendered.queryClient.refetchQueries({ predicate: isNotifications });
  return { ...rendered, look };
}

const isNotifications = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  queryKey.join('/').includes('v1/notifications');

it('a decision shows in a toast, the title and the bell; opening the bell reads nothing, opening the decision does', async () => {
  await readAll();
  const { user, look } = await openApp();
  await waitFor(() => expect(document.title).toMatch(/^Orders/));
  await decide('reject: Wrong county');
  await look();
  // What a filing is called is its description, which the demo's clerk reads.
  expect(await screen.findByText('Rejected: reject: Wrong county')).toBeVisible();
  expect(screen.getByText(/^Ortega .*: Wrong county$/)).toBeVisible();
  await waitFor(() => expect(document.title).toMatch(/^\(1\) Orders/));
  await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
  const menu = await screen.findByRole('menu', { name: 'Notifications' });
  openPopover(menu);
  const [latest] = await within(menu).findAllByRole('menuitem');
  expect(latest).toHaveTextContent(/^Rejected: reject: Wrong county.*Wrong county · Ortega.*C[SD]T$/);
  expect(latest).toHaveAttribute('href', expect.stringMatching(/\/order-details\/\d+/));
  await look();
  expect(await read()).toMatchObject({ unreadCount: 1 });
  expect(screen.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await user.click(latest as HTMLElement);
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
  await waitFor(() => expect(document.title).not.toMatch(/^\(/));
  await waitFor(async () => expect(await read()).toMatchObject({ unreadCount: 0 }));
});

it('a mark that wasn’t recorded says so, and the count comes back', async () => {
  await readAll();
  await decide('Complaint');
  const { user } = await app.renderApp('/orders');
  app.answer(({ url }) =>
    url.endsWith('/v1/notifications/marks') ? new HttpResponse(null, { status: 500 }) : undefined,
  );
  await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
  const menu = await screen.findByRole('menu', { name: 'Notifications' });
  openPopover(menu);
  await user.click(await within(menu).findByRole('menuitem', { name: 'Mark all as read' }));
  expect(await screen.findByText(/^The marks could not be saved|^It is not known whether/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
});

it('the page lists every kind, limits them by its address, and marks with a way back', async () => {
  await readAll();
  await decide('reject: Wrong county');
  const { user, place } = await app.renderApp('/notifications?kind=decision&show=unread');
  const list = await screen.findByRole('list', { name: 'Notifications' });
  const [row] = within(list).getAllByRole('listitem');
  expect(row).toHaveTextContent(/C[SD]T/);
  expect(within(row as HTMLElement).getByRole('img', { name: 'Unread' })).toBeInTheDocument();
  expect(within(row as HTMLElement).getByRole('link', { name: 'reject: Wrong county' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/order-details\/\d+/),
  );
  expect(row).toHaveTextContent('Wrong county');
  await user.click(within(list).getByRole('button', { name: /^Mark as read: Rejected: reject/ }));
  expect(await screen.findByText('No notification matches')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('list', { name: 'Notifications' })).toHaveTextContent('Wrong county');
  await user.click(screen.getByRole('switch', { name: 'Unread only' }));
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(place()).toMatch(/\/notifications$/));
  expect((await screen.findAllByRole('listitem')).length).toBeGreaterThan(8);
});

it('what was decided before the page opened is counted, and not told', async () => {
  await readAll();
  await decide('Complaint');
  await app.renderApp('/orders');
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  expect(screen.queryByText(/^Accepted: /)).not.toBeInTheDocument();
  expect(document.title).not.toMatch(/^\(/);
});

it('many decisions are one toast', async () => {
  await readAll();
  const { look } = await openApp();
  await decide('Complaint', 'Complaint', 'Complaint', 'return: Missing exhibit');
  await look();
  expect(await screen.findByText('4 notifications')).toBeVisible();
  expect(screen.getByText('Some of it needs you.')).toBeVisible();
});

it('quiet hours have no toast, and still count', async () => {
  await readAll();
  await prefer({ timeZone: 'UTC', quietFrom: '00:00', quietUntil: '00:00' });
  const { look } = await openApp();
  await decide('reject: Wrong county');
  await look();
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  expect(screen.queryByText(/^Rejected: /)).not.toBeInTheDocument();
  await prefer({ timeZone: 'UTC' });
});

it('the settings are checked, saved and shown again', async () => {
  const { user } = await openApp();
  const openSettings = async () => {
    await user.click(await screen.findByRole('button', { name: /^Notifications/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Notification settings' }));
    return within(await screen.findByRole('dialog', { name: 'Notification settings' }));
  };
  let dialog = await openSettings();
  await user.type(await dialog.findByLabelText('Quiet from'), '18:00');
  await user.type(dialog.getByLabelText('Daily email at'), '07:30');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Enter when quiet hours end.')).toBeVisible();
  await user.type(dialog.getByLabelText('Quiet until'), '08:00');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Notification settings saved')).toBeVisible();
  const saved = await (await app.backend.call('/notifications/v1/preferences')).json();
  expect(saved).toMatchObject({ quietFrom: '18:00', quietUntil: '08:00', digestAt: '07:30' });
  dialog = await openSettings();
  expect(await dialog.findByLabelText('Quiet from')).toHaveValue('18:00');
});

it('an order on the home page is snoozed and dismissed, each with undo', async () => {
  await decide('reject: Wrong county');
  const { user } = await app.renderApp('/');
  const list = within(await screen.findByRole('region', { name: 'Needs attention' }));
  const [first] = (await list.findAllByRole('listitem')).filter(({ textContent }) => textContent.includes('Ortega v.'));
  const address = first?.querySelector('a')?.href;
  // The list is short: another order may take the place of one that was put off.
  const items = () => list.queryAllByRole('listitem').filter((item) => item.querySelector('a')?.href === address);
  expect(items()[0]).toHaveTextContent('Nora Marlow');
  for (const [choice, told] of [
    ['Snooze until tomorrow', /^Snoozed until /],
    ['Dismiss until it changes', 'Dismissed'],
  ] as const) {
    await user.click(within(items()[0] as HTMLElement).getByRole('button', { name: choice }));
    await waitFor(() => expect(items()).toHaveLength(0));
    const toast = (await screen.findByText(told)).closest('[role=status]');
    await user.click(within(toast as HTMLElement).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(items()).toHaveLength(1));
  }
});

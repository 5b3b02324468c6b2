/** The layout around every page: state, home page, missing pages and page announcements. */
import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { clients, profileSettings } from '../sandbox/db/schema/platform.ts';
import type { InvoicePage } from '../sandbox/generated/billing/schemas.ts';
import { formatDollars } from '../src/lib/format/money.ts';
import { appUnderTest, type RenderedApp } from './render-app.tsx';

const app = appUnderTest();
const demo = 'demo@example.com';
afterEach(() => app.backend.sandbox.faults.replace([]));

const stateSelector = async () => within(await screen.findByRole('banner')).findByRole('combobox', { name: 'State' });
const shows = (state: string) => waitFor(async () => expect(await stateSelector()).toHaveDisplayValue(state));

/** Makes an operation fail until the test ends. */
const fail = (operationId: string) =>
  app.backend.sandbox.faults.replace([{ operationId, status: 500, latency: 0, when: 'before' }]);

describe('the state', () => {
  it('defaults to the matter’s state', async () => {
    await app.renderApp('/?mappingId=00000000-0000-4000-8000-000000000001', { as: demo });
    await shows('Illinois');
    expect(await screen.findByText('Open a new case in an Illinois court.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is the firm’s and requested until selected, and then used', async () => {
    const { user, unmount } = await app.renderApp('/', { as: demo });
    const question = await screen.findByRole('dialog', { name: 'Welcome! Please select the state for your matter.' });
    await shows('Illinois');
    expect(await screen.findByText('Open a new case in an Illinois court.')).toBeInTheDocument();
    const choice = within(question).getByRole('combobox', { name: 'State' });
    expect(choice).toHaveDisplayValue('Illinois');
    await user.selectOptions(choice, 'Texas');
    await user.click(within(question).getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await shows('Texas');
    const saved = '/platform/v1/Users/4/Settings/LastSelectedStateCode';
    await waitFor(async () => {
      const answer = await app.backend.call(saved, { as: demo });
      expect(await answer.json()).toMatchObject({ settingValue: 'TX', profileSettingType: 6 });
    });
    unmount();
    await app.renderApp('/', { as: demo });
    await shows('Texas');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is the firm’s at ‘New filing’, too, and California’s where the firm’s has no courts here', async () => {
    const { db } = app.backend.sandbox;
    const maren = { as: 'maren.harrow@example.com' };
    await db.delete(profileSettings).where(eq(profileSettings.userId, 10));
    const moveFirm = async (state: string) => {
      const [firm] = await db.select().from(clients).where(eq(clients.clientId, 4));
      const addresses = firm?.addresses.map((address) => ({ ...address, state })) ?? [];
      await db.update(clients).set({ addresses }).where(eq(clients.clientId, 4));
    };
    await moveFirm('CA');
    const first = await app.renderApp('/case-initiation', maren);
    expect(await screen.findByRole('combobox', { name: 'County' })).toBeVisible();
    first.unmount();
    await moveFirm('OH');
    await app.renderApp('/', maren);
    await shows('California');
  });

  it('in the address wins, and a change updates the address', async () => {
    const { user, place } = await app.renderApp('/?state=TX');
    await shows('Texas');
    await user.selectOptions(await stateSelector(), 'Florida');
    await shows('Florida');
    await waitFor(() => expect(place()).toBe('/?state=FL'));
  });

  it('in a path also wins, and a change updates the path', async () => {
    const { user, place } = await app.renderApp('/IL/my-court-cases', { as: 'leo.whitlock@example.com' });
    expect(await screen.findByRole('heading', { level: 1, name: 'My court cases' })).toBeVisible();
    await shows('Illinois');
    await user.selectOptions(await stateSelector(), 'Texas');
    await waitFor(() => expect(place()).toBe('/TX/my-court-cases'));
    await shows('Texas');
  });

  it('is reverted with a message when it can’t be saved', async () => {
    const { user, place } = await app.renderApp('/?state=TX');
    await shows('Texas');
    await fail('upsertProfileSetting');
    await user.selectOptions(await stateSelector(), 'New York');
    expect(await screen.findByRole('alert')).toHaveTextContent('Error setting state to NY');
    await shows('Texas');
    expect(place()).toBe('/?state=TX');
  });

  it('reverts to the saved one when several changes fail', async () => {
    const { user } = await app.renderApp('/', { as: 'ines.calder@example.com' });
    await shows('California');
    await fail('upsertProfileSetting');
    await user.selectOptions(await stateSelector(), 'New York');
    await user.selectOptions(await stateSelector(), 'Texas');
    expect(await screen.findByText('Error setting state to TX')).toBeVisible();
    await shows('California');
  });
});

/** Opens a header menu and waits for its items, whose conditions load later. */
async function expectMenu({ user }: RenderedApp, button: string, check: (items: string[]) => void): Promise<void> {
  await user.click(await screen.findByRole('button', { name: button }));
  const menu = await screen.findByRole('menu', { name: button });
  const nameOf = (item: HTMLElement) => item.querySelector(':scope > span > span')?.textContent ?? item.textContent;
  await waitFor(() => check(within(menu).queryAllByRole('menuitem').map(nameOf)));
}

/** Links and menus of the main navigation, once permissions are known. */
async function navigation(): Promise<string[]> {
  const main = await screen.findByRole('navigation', { name: 'Main' });
  await waitFor(() => expect(main).not.toHaveAttribute('data-unknown'));
  return [...main.querySelectorAll(':scope > a, button[aria-haspopup]')].map(
    (item) => item.firstChild?.textContent ?? '',
  );
}

const national = ['ServeIT', 'Legal service of process', 'Court search', 'E-signatures', 'DocketSync'];
const everywhere = ['1099-S', 'Title Search', 'Business formation', 'UCC filing', 'UCC search'];

describe('the header', () => {
  it('has everything for an administrator', async () => {
    const rendered = await app.renderApp('/?state=IL');
    expect(await navigation()).toEqual(['All Services', 'All Orders', 'Billing', 'Reports', 'Support']);
    const court = ['Create a case', 'File into a case', 'E-service', 'Courtesy copy', 'Search for a case'];
    await expectMenu(rendered, 'All Services', (items) =>
      expect(items).toEqual([...court, ...national, ...everywhere]),
    );
    await expectMenu(rendered, 'Reports', (items) =>
      expect(items).toEqual(['Reporting', 'Run a report', 'Filing list']),
    );
    expect(screen.getByRole('menuitem', { name: /^Create a case/ })).toHaveAttribute(
      'href',
      '/app/case-initiation?state=IL',
    );
  });

  it('has no Billing for others, with Reports as a link and Skip trace for certain roles', async () => {
    const rendered = await app.renderApp('/?state=NY', { as: 'priya.raman@example.com' });
    expect(await navigation()).toEqual(['All Services', 'All Orders', 'Reports', 'Support']);
    expect(screen.getByRole('link', { name: /^Reports/ })).toHaveAttribute('href', '/app/reporting');
    await expectMenu(rendered, 'All Services', (items) => expect(items).toContain('Skip trace'));
  });

  it('has no All Services, Billing and Reports for a process-serving prospect', async () => {
    await app.renderApp('/?state=IL', { as: 'prospect@example.com' });
    expect(await navigation()).toEqual(['All Orders', 'Support']);
    expect(screen.queryByRole('link', { name: 'New filing' })).not.toBeInTheDocument();
  });

  it('marks a demo user, and shows Deed Preparation to deedpro', async () => {
    const first = await app.renderApp('/?state=IL', { as: demo });
    expect(await screen.findByRole('button', { name: 'Account of Demo Visitor, demo' })).toBeVisible();
    first.unmount();
    const rendered = await app.renderApp('/?state=IL', { as: 'june.ashgrove@example.com' });
    await expectMenu(rendered, 'All Services', (items) => expect(items).toContain('Deed Preparation'));
  });

  it('shows the person, the firm and the support contact', async () => {
    const rendered = await app.renderApp('/');
    await rendered.user.click(await screen.findByRole('button', { name: 'Account of Nora Marlow' }));
    const header = within(screen.getByRole('banner'));
    expect(await header.findByText('Marlow & Finch LLP')).toBeVisible();
    const menu = within(await screen.findByRole('menu', { name: 'Account' }));
    await waitFor(() =>
      expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
        'Account details',
        'E-filing accounts',
        'Service contacts',
        'Integration settings',
        'Logout',
      ]),
    );
    expect((await header.findAllByRole('link', { name: '(800) 555-0142' }))[0]).toHaveAttribute(
      'href',
      'tel:8005550142',
    );
    expect((await header.findAllByText('BF-000001'))[0]).toBeVisible();
  });

  it('offers Integration settings only where available', async () => {
    const rendered = await app.renderApp('/', { as: 'june.ashgrove@example.com' });
    await rendered.user.click(await screen.findByRole('button', { name: /^Account of/ }));
    const menu = within(await screen.findByRole('menu', { name: 'Account' }));
    expect(await menu.findByRole('menuitem', { name: 'Logout' })).toBeVisible();
    expect(menu.queryByRole('menuitem', { name: 'Integration settings' })).not.toBeInTheDocument();
  });

  it('leads to the former application to change the password, where there is one', async () => {
    const rendered = await app.renderApp('/settings/account', { legacyOrigin: 'https://former.example' });
    const address = 'https://former.example/change-password';
    const person = within(await screen.findByRole('region', { name: 'You' }));
    expect(await person.findByRole('link', { name: /^Change password/ })).toHaveAttribute('href', address);
    await rendered.user.click(await screen.findByRole('button', { name: /^Account of/ }));
    const menu = within(await screen.findByRole('menu', { name: 'Account' }));
    expect(await menu.findByRole('menuitem', { name: /^Change password/ })).toHaveAttribute('href', address);
  });

  it('clears the cache and keeps drafts', async () => {
    localStorage.setItem('draft:1.4711', '{}');
    localStorage.setItem('view:columns', '{}');
    const rendered = await app.renderApp('/');
    await expectMenu(rendered, 'Support', (items) => expect(items).toContain('Clear cache'));
    await rendered.user.click(screen.getByRole('menuitem', { name: 'Clear cache' }));
    expect(await screen.findByText('Cache cleared')).toBeVisible();
    expect([localStorage.getItem('draft:1.4711'), localStorage.getItem('view:columns')]).toEqual(['{}', null]);
  });

  it('disconnects the practice-management system after confirmation', async () => {
    const rendered = await app.renderApp('/', { as: 'theo.finch@example.com' });
    await expectMenu(rendered, 'Support', (items) => expect(items).toContain('Disconnect from Clio'));
    await rendered.user.click(screen.getByRole('menuitem', { name: 'Disconnect from Clio' }));
    const question = within(await screen.findByRole('dialog', { name: 'Disconnect from Clio?' }));
    await rendered.user.click(question.getByRole('button', { name: 'Disconnect' }));
    expect(await screen.findByText('Disconnected from Clio')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('menuitem', { name: 'Disconnect from Clio' })).not.toBeInTheDocument(),
    );
  });

  it('starts a filing in the state, for the matter', async () => {
    await app.renderApp('/?state=IL&mappingId=00000000-0000-4000-8000-000000000001');
    const link = await screen.findByRole('link', { name: 'New filing' });
    await waitFor(() =>
      expect(link).toHaveAttribute(
        'href',
        '/app/case-initiation?state=IL&mappingId=00000000-0000-4000-8000-000000000001',
      ),
    );
  });
});

describe('a firm on credit hold', () => {
  const hold = (creditHold: 'on' | 'off') =>
    app.backend.sandbox.fetch(
      new Request('http://localhost/sandbox/api/firms/credit-hold', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ clientId: 1, creditHold }),
      }),
    );
  afterEach(() => hold('off'));

  it('shows administrators where to pay', async () => {
    await hold('on');
    await app.renderApp('/');
    const banner = within(await screen.findByRole('region', { name: 'Credit hold' }));
    expect(banner.getByRole('link', { name: /^See what is due/ })).toHaveAttribute('href', '/app/billing');
    expect(banner.getByRole('link', { name: /^make a payment/ })).toHaveAttribute('href', '/app/billing/payment');
  });

  it('tells others whom to contact', async () => {
    await hold('on');
    await app.renderApp('/orders', { as: 'theo.finch@example.com' });
    const banner = await screen.findByRole('region', { name: 'Credit hold' });
    expect(banner).toHaveTextContent(/^Your account is on credit hold\. Please contact your firm's administrator\.$/);
    expect(within(banner).queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('the home page', () => {
  it('shows services, filings that need attention, and recent work', async () => {
    await app.renderApp('/?state=IL');
    const actions = within(await screen.findByRole('navigation', { name: 'Quick actions' }));
    expect(await actions.findByRole('link', { name: 'Create a case' })).toHaveAttribute(
      'href',
      '/app/case-initiation?state=IL',
    );
    expect(actions.getByRole('link', { name: /^Electronic signature/ })).toBeVisible();
    for (const name of ['Needs attention', 'Drafts to continue', 'Recent orders', 'Recent matters']) {
      const list = within(await screen.findByRole('region', { name }));
      expect((await list.findAllByRole('listitem')).length).toBeGreaterThan(0);
    }
    const services = within(screen.getByRole('list', { name: 'National Legal Services' }));
    expect(services.getAllByRole('link').map(({ firstChild }) => firstChild?.textContent)).toEqual(national);
  });

  it('warns about an expiring draft', async () => {
    await app.renderApp('/');
    const list = within(await screen.findByRole('region', { name: 'Needs attention' }));
    expect(await list.findByText(/^Expires in [23] days$/)).toBeVisible();
  });

  it('names unpaid invoices to nobody who may not see billing', async () => {
    await app.renderApp('/', { as: 'theo.finch@example.com' });
    const list = within(await screen.findByRole('region', { name: 'Needs attention' }));
    expect((await list.findAllByRole('listitem')).length).toBeGreaterThan(0);
    expect(list.queryByText(/unpaid/)).not.toBeInTheDocument();
  });

  it('warns administrators about unpaid invoices', async () => {
    const as = 'june.ashgrove@example.com';
    const address = '/billing/services/us-platform/Invoice?Top=500';
    const { items }: InvoicePage = await (await app.backend.call(address, { as })).json();
    const open = items.filter(({ status }) => status === 'open');
    const overdue = open.filter(({ daysOverdue = 0 }) => daysOverdue > 0);
    expect(overdue.length).toBeGreaterThan(0);
    const dollars = (amounts: number[]) =>
      formatDollars(amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100);
    const due = dollars(open.map(({ balanceDue }) => balanceDue));
    const late = dollars(overdue.map(({ balanceDue, processingAmount }) => balanceDue - processingAmount));
    await app.renderApp('/', { as });
    const list = within(await screen.findByRole('region', { name: 'Needs attention' }));
    const link = await list.findByRole('link', { name: new RegExp(`^${open.length} unpaid invoices?`) });
    expect(link).toHaveAttribute('href', '/app/billing');
    expect(list.getByText(`${overdue.length} overdue`)).toBeVisible();
    expect(list.getByText(`${due} due · ${late} overdue`)).toBeVisible();
  });

  it('links to a matter', async () => {
    const { user, place } = await app.renderApp('/');
    const list = within(await screen.findByRole('region', { name: 'Recent matters' }));
    await user.click(await list.findByRole('link', { name: 'Ortega v. Lakeshore Holdings LLC' }));
    await waitFor(() =>
      expect(place()).toBe('/matter-view/00015-Ortega?mappingId=00000000-0000-4000-8000-000000000001'),
    );
  });

  it('keeps the rest when a part fails, and retries it', async () => {
    await fail('listStateQuickActions');
    const { user } = await app.renderApp('/?state=IL');
    expect(await screen.findByText('The quick actions could not be loaded', {}, { timeout: 5000 })).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Recent orders' })).toBeVisible();
    await app.backend.sandbox.faults.replace([]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Create a case' })).toBeVisible();
  });
});

describe('an address', () => {
  it('without a page shows Not found', async () => {
    await app.renderApp('/no-such-page');
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(document.title).toBe('Page not found · Benchfile');
  });
});

it('a new page is announced, sets the tab’s title and gets the focus', async () => {
  const { user } = await app.renderApp('/simulate-access-denied');
  await user.click(await screen.findByRole('link', { name: 'Benchfile, home' }));
  await screen.findByRole('heading', { level: 1, name: /Nora$/ });
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect(document.title).toBe('Benchfile');
  await user.click(await screen.findByRole('link', { name: 'All Orders' }));
  await waitFor(() => expect(document.title).toBe('Orders · Benchfile'));
  await waitFor(() => expect(screen.getByText('Orders · Benchfile')).toHaveAttribute('aria-live', 'polite'));
});

describe('a page that is being left', () => {
  it('takes no press that would vanish with it, except on its links, and says so', async () => {
    const { user, router, place } = await app.renderApp('/orders');
    const tools = await screen.findByRole('button', { name: 'List options' });
    const content = screen.getByRole('main');
    const leaving = Promise.withResolvers<void>();
    const { options } = router.routesById['/_authenticated/_main/orders/fees'];
    const { loader, pendingMs } = options;
    options.loader = () => leaving.promise;
    options.pendingMs = 60_000;
    try {
      await user.click(screen.getByRole('link', { name: 'Fees' }));
      await waitFor(() => expect(content).toHaveAttribute('aria-busy', 'true'));
      await user.click(tools);
      expect(tools).toHaveAttribute('aria-expanded', 'false');
      tools.focus();
      await user.keyboard('{Enter}');
      expect(tools).toHaveAttribute('aria-expanded', 'false');
      await user.click(screen.getByRole('button', { name: 'Support' }));
      expect(await screen.findByRole('menu', { name: 'Support' })).toBeVisible();
      await user.click(screen.getByRole('link', { name: 'Drafts' }));
      await waitFor(() => expect(place()).toBe('/orders/drafts'));
    } finally {
      leaving.resolve();
      Object.assign(options, { loader, pendingMs });
    }
    await waitFor(() => expect(content).not.toHaveAttribute('aria-busy'));
    expect(tools).not.toBeInTheDocument();
    const ofDrafts = await screen.findByRole('button', { name: 'List options' });
    await user.click(ofDrafts);
    expect(ofDrafts).toHaveAttribute('aria-expanded', 'true');
  });
});

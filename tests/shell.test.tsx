/** The frame around every page: the state, the home page, pages that are not there, and what a new page announces. */
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { appUnderTest } from './render-app.tsx';

const app = appUnderTest();
afterEach(() => app.backend.sandbox.faults.replace([]));

const stateSelector = () => screen.findByRole('combobox', { name: 'State' });
const shows = (state: string) => waitFor(async () => expect(await stateSelector()).toHaveDisplayValue(state));

/** Makes an operation fail until the test is over. */
const fail = (operationId: string) =>
  app.backend.sandbox.faults.replace([{ operationId, status: 500, latency: 0, when: 'before' }]);

describe('the state', () => {
  it('is California until one was chosen, then the chosen one', async () => {
    const { user, unmount } = await app.renderApp('/', { as: 'priya.raman@example.com' });
    await shows('California');
    await user.selectOptions(await stateSelector(), 'Illinois');
    await shows('Illinois');
    expect(await screen.findByText('Open a new case in an Illinois court.')).toBeVisible();
    const saved = '/platform/v1/Users/3/Settings/LastSelectedStateCode';
    await waitFor(async () => {
      const answer = await app.backend.call(saved, { as: 'priya.raman@example.com' });
      expect(await answer.json()).toMatchObject({ settingValue: 'IL', profileSettingType: 6 });
    });
    unmount();
    await app.renderApp('/', { as: 'priya.raman@example.com' });
    await shows('Illinois');
  });

  it('of the address wins, and a change changes the address', async () => {
    const { user, place } = await app.renderApp('/?state=TX');
    await shows('Texas');
    await user.selectOptions(await stateSelector(), 'Florida');
    await shows('Florida');
    await waitFor(() => expect(place()).toBe('/?state=FL'));
  });

  it('that cannot be saved is taken back, and said', async () => {
    const { user, place } = await app.renderApp('/?state=TX');
    await shows('Texas');
    await fail('upsertProfileSetting');
    await user.selectOptions(await stateSelector(), 'New York');
    expect(await screen.findByRole('alert')).toHaveTextContent('Error setting state to NY');
    await shows('Texas');
    expect(place()).toBe('/?state=TX');
  });
});

describe('the header', () => {
  it('knows the person, the firm and whom to call', async () => {
    await app.renderApp('/');
    expect(await screen.findByRole('button', { name: 'Account of Nora Marlow' })).toBeVisible();
    const header = within(screen.getByRole('banner'));
    expect(await header.findByText('Marlow & Finch LLP')).toBeVisible();
    expect(header.getAllByRole('link', { name: '(800) 555-0142' })[0]).toHaveAttribute('href', 'tel:8005550142');
    expect(header.getAllByText('Customer number')[0]).toBeVisible();
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

describe('the home page', () => {
  it('shows what can be begun, what needs attention, drafts and recent orders', async () => {
    await app.renderApp('/?state=IL');
    const actions = within(await screen.findByRole('navigation', { name: 'Quick actions' }));
    expect(await actions.findByRole('link', { name: 'Create a case' })).toHaveAttribute(
      'href',
      '/app/case-initiation?state=IL',
    );
    for (const name of ['Needs attention', 'Drafts to continue', 'Recent orders']) {
      const list = within(await screen.findByRole('region', { name }));
      expect((await list.findAllByRole('listitem')).length).toBeGreaterThan(0);
    }
  });

  it('keeps the rest when a part fails, and tries that again', async () => {
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
  it('of no page says so', async () => {
    await app.renderApp('/no-such-page');
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(document.title).toBe('Page not found · Benchfile');
  });

  it('of a page that is still to come says so', async () => {
    await app.renderApp('/billing/invoice/4711');
    expect(await screen.findByRole('heading', { level: 1, name: 'Not available yet' })).toBeVisible();
    expect(screen.getByText('This page is not part of this version: Invoices.')).toBeVisible();
  });
});

it('a new page is announced, named in the tab, and has the focus', async () => {
  const { user } = await app.renderApp('/simulate-access-denied');
  await user.click(await screen.findByRole('link', { name: 'Benchfile, home' }));
  await screen.findByRole('heading', { level: 1, name: /Nora$/ });
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect(document.title).toBe('Benchfile');
  await user.click(await screen.findByRole('link', { name: 'All Orders' }));
  await waitFor(() => expect(document.title).toBe('Orders · Benchfile'));
  await waitFor(() => expect(screen.getByText('Orders · Benchfile')).toHaveAttribute('aria-live', 'polite'));
});

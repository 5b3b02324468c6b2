/** E-filing accounts: attorneys, administrators, registering a firm, and the new filing form. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { appUnderTest } from './render-app.tsx';

const app = appUnderTest();
const patience = { timeout: 30_000 };

it('an attorney is added once, and a wrong bar number is named', { timeout: 60_000 }, async () => {
  const { user } = await app.renderApp('/filing-account/attorneys?state=IL');
  const form = await screen.findByRole('form', { name: 'Add an attorney' }, patience);
  const fill = (label: RegExp, text: string) => user.type(within(form).getByRole('textbox', { name: label }), text);
  await user.click(within(form).getByRole('button', { name: 'Add attorney' }));
  expect(await within(form).findByText('First name is required')).toBeVisible();
  await fill(/^First name/, 'Ines');
  await fill(/^Last name/, 'Abara');
  await fill(/^Bar number/, '99 1');
  expect(await within(form).findByText('A bar number has letters, digits and hyphens only.')).toBeVisible();
  await user.clear(within(form).getByRole('textbox', { name: /^Bar number/ }));
  await fill(/^Bar number/, '6991001');
  await user.click(within(form).getByRole('button', { name: 'Add attorney' }));
  expect(await screen.findByText(/Bar number 6991001/, {}, patience)).toBeVisible();
});

it('an administrator is invited, and a second time refused', { timeout: 60_000 }, async () => {
  const { user } = await app.renderApp('/filing-account/administrators?state=IL');
  const form = await screen.findByRole('form', { name: 'Add an administrator' }, patience);
  const add = async () => {
    const texts: [RegExp, string][] = [
      [/^First name/, 'Otto'],
      [/^Last name/, 'Zabel'],
      [/^Email/, 'otto.zabel@example.com'],
    ];
    for (const [label, text] of texts) await user.type(within(form).getByRole('textbox', { name: label }), text);
    await user.click(within(form).getByRole('button', { name: 'Add administrator' }));
  };
  await add();
  const list = screen.getByRole('list', { name: 'Administrators' });
  expect(await within(list).findByText('Otto Zabel', {}, patience)).toBeVisible();
  await waitFor(() => expect(within(form).getByRole('textbox', { name: /^Email/ })).toHaveValue(''));
  await add();
  expect(await screen.findByText('This person is already an administrator.', {}, patience)).toBeVisible();
});

it('the new filing form is turned off, and asked about again', { timeout: 60_000 }, async () => {
  const { user } = await app.renderApp('/filing-account/experience');
  await user.click(await screen.findByRole('switch', { name: 'New filing form' }, patience));
  await user.type(await screen.findByRole('textbox', { name: 'Comment' }, patience), 'Drafts moved.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const history = screen.getByRole('list', { name: 'History' });
  expect(await within(history).findByText(/You said: Drafts moved\./, {}, patience)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'In a week' }));
  expect(await screen.findByText(/^We will ask you on /, {}, patience)).toBeVisible();
});

it('a due reminder shows once a session, while the new filing form is off', { timeout: 60_000 }, async () => {
  const { backend } = app;
  const userId = 1;
  const tell = async (path: string, body: unknown) =>
    expect((await backend.call(`/filing/OptInExperience/${path}`, { body })).status).toBe(200);
  await tell('track-toggle', { userId, isOptedIn: false, page: '/filing-account/experience' });
  const remindAt = new Date(backend.sandbox.clock.now().getTime() + 60_000).toISOString();
  await tell('set-reminder', { userId, remindAt });
  const text = 'You asked us to remind you: try the new filing form again.';
  const early = await app.renderApp('/orders?state=IL');
  await early.settled();
  expect(screen.queryByText(text)).toBeNull();
  early.unmount();
  backend.sandbox.clock.offset += 120_000;
  const first = await app.renderApp('/orders?state=IL');
  expect(await screen.findByText(text, {}, patience)).toBeVisible();
  await first.user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByText(text)).toBeNull();
  first.unmount();
  const second = await app.renderApp('/orders?state=IL');
  await second.settled();
  expect(screen.queryByText(text)).toBeNull();
});

it('the filing service is for its administrators', async () => {
  await app.renderApp('/filing-account/service');
  expect(await screen.findByText('For administrators of the filing service', {}, patience)).toBeVisible();
});

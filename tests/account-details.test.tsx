/** Account details: the person, the firm, changes by administrators, and adding people. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { appUnderTest } from './render-app.tsx';
import { testOrigin } from './sandbox.ts';

const app = appUnderTest();
const theo = 'theo.finch@example.com';

const fault = (operationId: string, status: number) =>
  app.backend.sandbox.fetch(
    new Request(`${testOrigin}/sandbox/api/faults`, {
      method: 'POST',
      body: JSON.stringify({ operationId, status, times: 1 }),
    }),
  );
const addresses = async () => (await (await app.backend.call('/platform/v1/Clients/1')).json()).addresses;

it('shows the person and firm to everyone, and lets only administrators change the firm', async () => {
  await app.renderApp('/settings/account', { as: theo });
  const person = within(await screen.findByRole('region', { name: 'You' }));
  expect(person.getByText('Theo Finch')).toBeVisible();
  expect(person.getByText('Member')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Your firm' })).getByText('Marlow & Finch LLP')).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Address of your firm' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'People' })).toBeNull();
});

it('saves a changed address, keeps the input when saving fails, and lists missing fields', async () => {
  const { user } = await app.renderApp('/settings/account');
  const form = within(await screen.findByRole('form', { name: 'Address of your firm' }));
  const save = form.getByRole('button', { name: 'Save address' });
  const number = form.getByRole('textbox', { name: 'Street number' });
  await user.clear(number);
  await user.click(save);
  expect(await form.findByText('Street number is required')).toBeVisible();
  expect(number).toHaveFocus();
  await user.type(number, '235');
  await fault('clientUpdateAddresses', 500);
  await user.click(save);
  expect(await screen.findByText('Failed to save your address. Please try again.')).toBeVisible();
  expect(number).toHaveValue('235');
  await user.click(save);
  expect(await screen.findByText('Address saved')).toBeVisible();
  expect(await addresses()).toMatchObject([{ addressType: 0, number: '235' }, { addressType: 1 }]);
  expect(await screen.findByText('235 North LaSalle Street, Suite 2400, Chicago, IL 60602')).toBeVisible();
});

it('keeps what is typed while a chosen address is still being looked up', async () => {
  const edited = Promise.withResolvers<void>();
  app.answer((request) =>
    /v1\/places\/./.test(request.url) ? edited.promise.then(() => app.backend.sandbox.fetch(request)) : undefined,
  );
  const { user } = await app.renderApp('/settings/account');
  const form = within(await screen.findByRole('form', { name: 'Address of your firm' }));
  const search = form.getByRole('combobox', { name: 'Find address' });
  await user.type(search, '210 harbor st chic');
  await user.click(await screen.findByRole('option', { name: /Chicago, IL/ }));
  expect(search).toHaveValue('210 Harbor Street, Chicago, IL');
  const city = form.getByRole('textbox', { name: 'City' });
  await user.clear(city);
  await user.type(city, 'Evanston');
  edited.resolve();
  await user.click(form.getByRole('button', { name: 'Save address' }));
  expect(await screen.findByText('Address saved')).toBeVisible();
  expect(city).toHaveValue('Evanston');
  expect(await addresses()).toMatchObject([{ addressType: 0, suburb: 'Evanston' }, { addressType: 1 }]);
});

it('lets an administrator create an account for another person where nobody can be invited', async () => {
  const { user, unmount } = await app.renderApp('/settings/account', { without: 'invitations' });
  const people = within(await screen.findByRole('region', { name: 'People' }));
  await user.click(people.getByRole('link', { name: 'Add a person' }));
  const create = await screen.findByRole('button', { name: 'Create account' });
  await user.click(create);
  for (const message of [
    'Name is required',
    'Email is required',
    'Password is required',
    'Please confirm your password',
  ])
    expect(await screen.findByText(message)).toBeVisible();
  await user.type(screen.getByLabelText(/^Name/), 'Rosa Lind');
  await user.type(screen.getByLabelText(/^Email/), theo);
  await user.type(screen.getByLabelText(/^Password/), 'Harbor2026');
  await user.type(screen.getByLabelText(/^Confirm password/), 'Harbor2026');
  await user.click(create);
  expect(
    await screen.findByText('An account with this email already exists. Please try logging in instead.'),
  ).toBeVisible();
  await user.clear(screen.getByLabelText(/^Email/));
  await user.type(screen.getByLabelText(/^Email/), 'rosa.lind@example.com');
  await user.click(create);
  expect(await screen.findByText('Rosa Lind has an account')).toBeVisible();
  await waitFor(async () => {
    const found = await app.backend.call('/platform/v1/Clients/1/users?name=Rosa');
    expect(await found.json()).toMatchObject({ total: 1, items: [{ userAdministrator: false }] });
  });
  unmount();
  await app.renderApp('/join', { as: null, without: 'invitations' });
  expect(await screen.findByRole('heading', { name: 'Invitations aren’t available here' })).toBeVisible();
});

it('hides the form from others', async () => {
  await app.renderApp('/create-account', { as: theo });
  expect(await screen.findByText('Only administrators can add people')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull();
});

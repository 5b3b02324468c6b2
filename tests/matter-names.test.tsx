/**
 * Application, section 5: non-ASCII characters are removed from the matter name in the product for compatibility; A-Z,
 * a-z, 0-9 and basic punctuation remain (explained in a tooltip).
 */
import { screen, within } from '@testing-library/react';
import { and, eq, ne } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { matters } from '../sandbox/db/schema/integration.ts';
import { orders } from '../sandbox/db/schema/orders.ts';
import { appUnderTest, patience } from './render-app.tsx';

const app = appUnderTest();
const ortega = '00000000-0000-4000-8000-000000000001';
const name = 'Núñez · Ortega “v.” Lakeshore';
const plain = 'Nez Ortega v. Lakeshore';
const explained = expect.stringMatching(/A-Z, a-z, 0-9 and basic punctuation are removed from matter names/);

beforeEach(() => app.backend.sandbox.db.update(orders).set({ matterName: name }).where(eq(orders.mappingId, ortega)));

it('removes non-ASCII characters from the matter name in lists, and explains it', async () => {
  await app.renderApp(`/orders?matter=00015-Ortega`);
  const [first] = await screen.findAllByText(plain);
  expect(first?.closest('[title]')).toHaveAttribute('title', explained);
  expect(document.body).not.toHaveTextContent(name);
});

it('removes non-ASCII characters from the matter name on an order’s page, and explains it', async () => {
  const [order] = await app.backend.sandbox.db
    .select()
    .from(orders)
    .where(and(eq(orders.mappingId, ortega), eq(orders.service, 'CreateCase'), ne(orders.status, 'draft')));
  await app.renderApp(`/order-details/${order?.orderId}`);
  const link = await screen.findByRole('link', { name: `${plain} (00015-Ortega)` });
  expect(link).toHaveAttribute('title', explained);
});

it('removes non-ASCII characters from the matter name on the home page, and explains it', async () => {
  await app.renderApp('/');
  const list = within(await screen.findByRole('region', { name: 'Recent matters' }));
  expect(await list.findByRole('link', { name: plain })).toHaveAttribute('title', explained);
  expect(document.body).not.toHaveTextContent(name);
});

it('removes non-ASCII characters from the matter name in pickers, and explains it; the name as it is finds it', async () => {
  const { db } = app.backend.sandbox;
  await db.update(matters).set({ displayName: name }).where(eq(matters.displayName, '00022-Pryce'));
  const { user } = await app.renderApp('/example');
  const region = within(await screen.findByRole('region', { name: 'Matter pickers' }, patience));
  const input = region.getByRole('combobox', { name: 'Matter' });
  await user.type(input, 'Núñez');
  const option = await region.findByRole(
    'option',
    { name: new RegExp(plain.replaceAll('.', String.raw`\.`)) },
    patience,
  );
  await user.click(option);
  expect(input).toHaveValue(plain);
  expect(region.getByRole('button', { name: /basic punctuation are removed from matter names/ })).toBeVisible();
  // What is sent and stored is the name itself.
  expect(region.getByText('Client reference').parentElement).toHaveTextContent(name);
});

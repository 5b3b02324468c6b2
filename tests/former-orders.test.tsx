/** Orders of process serving that were placed in the former product (serving supplement, section 1). */
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readPdfPages } from './pdf-pages.ts';
import { appUnderTest, patience } from './render-app.tsx';

const app = appUnderTest();

it('are shown as they ended, without anything to do but download', async () => {
  await app.renderApp('/serve-it/orders/20001');
  expect(await screen.findByRole('heading', { level: 1, name: 'Process serving 20001' }, patience)).toBeVisible();
  expect(screen.getByText(/^This order was placed in the former product/)).toBeVisible();
  const recipients = within(screen.getByRole('region', { name: 'Recipients' }));
  expect(recipients.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Kay Dunmore.*Served.*In person, at home$/),
    expect.stringMatching(/^Anselm Dunmore.*Not served.*Moved, no forwarding address$/),
  ]);
  expect(within(screen.getByRole('region', { name: 'Documents' })).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: /Cancel|Hold|Message/ })).toBeNull();
});

it('have documents that say what they proved', async () => {
  const { call } = app.backend;
  const order = await (await call('/legacy-serving/v1/orders/20001')).json();
  const proof = order.documents.find((each: { kind: string }) => each.kind === 'proof');
  const response = await call(`/legacy-serving/v1/orders/20001/documents/${proof.documentId}`);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const [page] = await readPdfPages(new Uint8Array(await response.arrayBuffer()));
  expect(page?.flat().join(' ')).toContain('Kay Dunmore');
});

it('of another firm are not found', async () => {
  await app.renderApp('/serve-it/orders/20003');
  expect(await screen.findByRole('heading', { name: 'Recipients of order 20003 not found' }, patience)).toBeVisible();
  expect((await app.backend.call('/legacy-serving/v1/orders/20001', { as: 'june.ashgrove@example.com' })).status).toBe(
    404,
  );
});

/** Ordering process serving: from the choice of service to the placed order. */
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { and, eq } from 'drizzle-orm';
import { HttpResponse } from 'msw';
import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { orders } from '../sandbox/db/schema/orders.ts';
import { appUnderTest, patience } from './render-app.tsx';

const app = appUnderTest();

const placed = async () => {
  const { db } = app.backend.sandbox;
  const all = await db
    .select()
    .from(orders)
    .where(and(eq(orders.clientId, 1), eq(orders.service, 'ProcessServing')));
  return all.filter(({ status }) => status !== 'draft').length;
};

async function summons(): Promise<File> {
  const document = await PDFDocument.create();
  document.addPage().drawText('Summons');
  return new File([new Uint8Array(await document.save())], 'summons.pdf', { type: 'application/pdf' });
}

async function begin() {
  const page = await app.renderApp('/serve-it/order/serve-only?state=IL');
  await page.user.click(await screen.findByRole('button', { name: 'Serve Only' }, patience));
  await waitFor(() => expect(page.place()).toMatch(/^\/serve-it\/order\/process-serving\/\d+/), patience);
  return page;
}

const goTo = async (user: UserEvent, step: string) =>
  user.click(await screen.findByRole('link', { name: new RegExp(`(to|^) ?${step}`, 'i') }, patience));

/** Fills in the case and one recipient. */
async function fill(user: UserEvent, zip = '60601'): Promise<void> {
  await user.upload(await screen.findByLabelText('Add documents', undefined, patience), await summons());
  expect(await screen.findByRole('textbox', { name: /Title/ }, patience)).toHaveValue('summons');
  await goTo(user, 'Continue to case');
  await user.type(await screen.findByRole('textbox', { name: /^Court/ }, patience), 'Lakemoor County Circuit Court');
  await user.type(screen.getByRole('textbox', { name: /Case number/ }), '2026-CH-00418');
  await user.type(screen.getByRole('textbox', { name: /Case title/ }), 'Ortega v. Okafor');
  await goTo(user, 'Continue to recipients');
  await user.click(await screen.findByRole('button', { name: 'Add a recipient' }, patience));
  await user.type(await screen.findByRole('textbox', { name: /Last name/ }, patience), 'Okafor');
  await user.type(screen.getByRole('textbox', { name: /Street/ }), '820 Harbor Street');
  await user.type(screen.getByRole('textbox', { name: /Apartment/ }), 'Apt 3');
  await user.type(screen.getByRole('textbox', { name: /City/ }), 'Chicago');
  await user.type(screen.getByRole('textbox', { name: /ZIP/ }), zip);
  await goTo(user, 'Continue to level and extras');
  await goTo(user, 'Continue to review');
}

const place = () => screen.getByRole('button', { name: 'Place order' });

describe('an order of process serving', () => {
  it('is quoted line by line and placed once though an answer is lost', async () => {
    let isLost = false;
    app.answer((request) => {
      if (isLost || request.method !== 'POST' || !request.url.endsWith('/serving/v1/orders')) return undefined;
      isLost = true;
      return app.backend.sandbox.fetch(request.clone()).then(() => HttpResponse.error());
    });
    const before = await placed();
    const { user, place: address } = await begin();
    expect(await screen.findByRole('region', { name: 'Rules of service in Illinois' }, patience)).toBeVisible();
    expect(await screen.findByText('Not legal advice. Check the source.', undefined, patience)).toBeVisible();
    await fill(user);
    expect(await screen.findByRole('row', { name: 'Total $95.00' }, patience)).toBeVisible();
    await waitFor(() => expect(place()).toBeEnabled(), patience);
    await user.click(place());
    await screen.findByText(/It is not known whether the order was placed/, undefined, patience);
    expect(await placed()).toBe(before + 1);
    await waitFor(() => expect(place()).toBeEnabled(), patience);
    await user.click(place());
    await waitFor(() => expect(address()).not.toContain('/serve-it/order/'), patience);
    expect(await placed()).toBe(before + 1);
  });

  it('is stopped by a false address, and shows what is missing', async () => {
    const { user } = await begin();
    await fill(user, '00000');
    expect(await screen.findByRole('link', { name: /^Okafor: / }, patience)).toBeVisible();
    expect(place()).toBeDisabled();
  });
});

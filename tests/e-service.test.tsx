/** Serving documents without filing them: from the start page to the order, with what is entered kept in the browser. */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { and, eq } from 'drizzle-orm';
import { HttpResponse } from 'msw';
import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { orders } from '../sandbox/db/schema/orders.ts';
import type { TrackedCase } from '../src/api/generated/filing/model';
import { appUnderTest } from './render-app.tsx';

const app = appUnderTest();
const patience = { timeout: 30_000 };

async function pdf(): Promise<File> {
  const document = await PDFDocument.create();
  document.addPage();
  return new File([Uint8Array.from(await document.save())], 'interrogatories.pdf', { type: 'application/pdf' });
}
const eServices = () =>
  app.backend.sandbox.db
    .select()
    .from(orders)
    .where(and(eq(orders.clientId, 1), eq(orders.service, 'EService')));

async function caseInIllinois(): Promise<TrackedCase> {
  const cases: TrackedCase[] = await (await app.backend.call('/filing/Cases/IL')).json();
  const found = cases.find(({ apiType, caseTrackingId }) => apiType === 0 && caseTrackingId !== undefined);
  if (!found) throw new Error('The demo has no case in Illinois.');
  return found;
}

async function fill(user: UserEvent, caseTitle: string): Promise<void> {
  await user.type(screen.getByRole('textbox', { name: /Case title/ }), caseTitle.slice(0, 20));
  await user.type(screen.getByRole('textbox', { name: /Served by/ }), 'Elena Ortega');
  const typed = screen.getByRole('group', { name: 'Another recipient' });
  await user.type(within(typed).getByRole('textbox', { name: 'Name' }), 'Peter Lindqvist');
  await user.type(within(typed).getByRole('textbox', { name: 'Email' }), 'peter@example.com');
  await user.click(within(typed).getByRole('button', { name: 'Add recipient' }));
  await user.upload(screen.getByLabelText('Add documents'), await pdf());
  await screen.findByRole('button', { name: 'Remove interrogatories.pdf' }, patience);
}

/** The first service is done, and its answer lost. */
function loseFirstAnswer(): void {
  let isLost = false;
  app.answer((request) => {
    if (isLost || !request.url.includes('/OLEServe/NewEService')) return undefined;
    isLost = true;
    return app.backend.sandbox.fetch(request.clone()).then(() => HttpResponse.error());
  });
}

const serve = () => screen.findByRole('button', { name: /^Serve\. Pay \$/ }, patience);

describe('a service in a case of the firm', () => {
  it('is entered, kept, priced and served once though an answer is lost', { timeout: 120_000 }, async () => {
    const { caseTrackingId = '', courtLocationCode = '', caseNumber, caseTitle } = await caseInIllinois();
    const before = (await eServices()).length;
    const params = new URLSearchParams({ state: 'IL', courtLocationCode, caseNumber, caseTrackingId });
    const address = `/new-eservice?${params}`;
    const first = await app.renderApp(address);
    const { user } = first;
    expect(await screen.findByText(/Papers that require personal service can’t be e-served\./)).toBeVisible();
    expect(screen.queryByText('The time to respond is two court days longer.')).toBe(null);
    expect(await screen.findByRole('textbox', { name: /Case number/ })).toHaveValue(caseNumber);

    await user.click(await screen.findByRole('button', { name: 'Serve' }));
    expect(await screen.findByText('Add at least one document.')).toBeVisible();
    await fill(user, caseTitle);

    // A reload keeps it all.
    first.unmount();
    const second = await app.renderApp(address);
    expect(await screen.findByText('Peter Lindqvist')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Served by/ })).toHaveValue('Elena Ortega');

    loseFirstAnswer();
    await second.user.click(await serve());
    expect(await screen.findByText(/It is not known whether the documents were served/)).toBeVisible();
    await second.user.click(await serve());
    await waitFor(() => expect(second.place()).toContain('/e-service-details/'), patience);
    expect(await eServices()).toHaveLength(before + 1);
    expect(await screen.findByText(/^Peter Lindqvist/)).toBeVisible();
  });

  it('whose answer was lost does not serve what was changed after it, unless asked to', async () => {
    const { caseTrackingId = '', courtLocationCode = '', caseNumber, caseTitle } = await caseInIllinois();
    const before = (await eServices()).length;
    const params = new URLSearchParams({ state: 'IL', courtLocationCode, caseNumber, caseTrackingId });
    const { user, place } = await app.renderApp(`/new-eservice?${params}`);
    await screen.findByRole('textbox', { name: /Case number/ });
    await fill(user, caseTitle);
    loseFirstAnswer();
    await user.click(await serve());
    expect(await screen.findByText(/It is not known whether the documents were served/)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /Served by/ }), ' Ruiz');
    await user.click(await serve());
    expect(await screen.findByText(/^An earlier try already served what you entered/)).toBeVisible();
    expect(await eServices()).toHaveLength(before + 1);
    await user.click(await serve());
    await waitFor(() => expect(place()).toContain('/e-service-details/'), patience);
    expect(await eServices()).toHaveLength(before + 2);
  });
});

describe('in California', () => {
  it('the other side has more time to respond', async () => {
    await app.renderApp('/new-eservice?state=CA');
    expect(await screen.findByText('The time to respond is two court days longer.', undefined, patience)).toBeVisible();
  });
});

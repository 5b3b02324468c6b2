/** Florida's orders on screen: the correction queue and its countdown, abandonment, and the way back into the case. */
import { screen, waitFor, within } from '@testing-library/react';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { filings } from '../sandbox/db/schema/filings.ts';
import { flCases } from '../sandbox/db/schema/florida.ts';
import { orders } from '../sandbox/db/schema/orders.ts';
import { flEntry, flExistingCase } from './florida.ts';
import { findGrid } from './grid.ts';
import { uploadPdf } from './new-case.ts';
import { appUnderTest } from './render-app.tsx';

const app = appUnderTest();

/** The first firm's orders in the portal with this status, soonest to be abandoned first. */
async function ordersThat(statusText: string) {
  const rows = await app.backend.sandbox.db
    .select({ orderId: orders.orderId, caseNumber: orders.caseNumber, correctBy: filings.correctBy })
    .from(orders)
    .innerJoin(filings, and(eq(filings.orderId, orders.orderId), eq(filings.position, 0)))
    .where(and(eq(orders.clientId, 1), eq(orders.state, 'FL'), eq(orders.statusText, statusText)));
  return rows.toSorted((one, other) => Number(one.correctBy) - Number(other.correctBy));
}

describe('the correction queue', () => {
  it('shows on the order how much time is left, in amber and red, and when it was first submitted', async () => {
    const [first, second, last] = await ordersThat('Correction queue');
    const shown: (string | undefined)[] = [];
    for (const each of [first, second, last]) {
      const { unmount } = await app.renderApp(`/order-details/${each?.orderId}`);
      const [notice] = await screen.findAllByRole('alert');
      expect(notice).toHaveTextContent(
        /Resubmit by \w{3}, \w{3} \d+,(?: \d{4},)? 11:59 PM E[SD]T\. Afterwards the filing is abandoned\./,
      );
      expect(notice).toHaveTextContent(/First submitted \w{3} \d+, \d{4}/);
      shown.push(
        within(notice ?? document.body)
          .getByText(/ left$/)
          .closest<HTMLElement>('[data-tone]')?.dataset.tone,
      );
      unmount();
    }
    // Today is the last day, unless the court is closed.
    expect(shown.join(' ')).toMatch(/^(?:bad warning|warning neutral) neutral$/);
    expect(document.body).not.toHaveTextContent(/filing date/i);
  });

  it('is counted down in the list of rejected orders and on the home page', async () => {
    const [first] = await ordersThat('Correction queue');
    const { unmount } = await app.renderApp('/orders/rejections');
    const grid = await findGrid('Rejected orders');
    const row = within(grid).getByRole('row', { name: new RegExp(`· ${first?.orderId} `) });
    expect(row).toHaveTextContent(/left .*E[SD]T/);
    unmount();
    await app.renderApp('/');
    const attention = await screen.findByRole('region', { name: 'Needs attention' });
    await waitFor(() => expect(within(attention).getAllByText(/ left$/).length).toBeGreaterThan(1));
  });
});

describe('an abandoned filing', () => {
  it('says so, and is copied to a new draft from its page or the list', async () => {
    const [abandoned] = await ordersThat('Abandoned');
    const list = await app.renderApp('/orders/rejections');
    const grid = await findGrid('Rejected orders');
    const copy = await within(grid).findByRole('button', {
      name: `Copy order ${abandoned?.orderId} to a new draft`,
    });
    expect(copy.closest('tr')).toHaveTextContent(/Abandoned \w{3}, \w{3} \d+,(?: \d{4},)? \d+:59 PM E[SD]T/);
    list.unmount();
    const { user, place } = await app.renderApp(`/order-details/${abandoned?.orderId}`);
    const [notice] = await screen.findAllByRole('alert');
    expect(notice).toHaveTextContent(/This filing was abandoned on \w+ \d+, \d{4}\. Copy it to a new draft\./);
    await user.click(within(notice ?? document.body).getByRole('button', { name: 'Copy to a new draft' }));
    await waitFor(() => expect(place()).toMatch(/\/existing-case\/\d+\/case/));
    expect((await screen.findAllByText(abandoned?.caseNumber ?? ''))[0]).toBeVisible();
  });
});

describe('a docketed filing', () => {
  it('leads back into its case, in a draft that is begun at once', async () => {
    const [docketed] = await ordersThat('Docketed');
    const { user, place } = await app.renderApp(`/order-details/${docketed?.orderId}`);
    await user.click(await screen.findByRole('link', { name: 'File into this case' }));
    await user.click(await screen.findByRole('button', { name: 'Proceed anyways' }));
    await waitFor(() => expect(place()).toMatch(/\/existing-case\/\d+\/case/));
    expect(await screen.findByRole('heading', { name: 'Existing case' })).toBeVisible();
    expect(await screen.findByText(docketed?.caseNumber ?? '')).toBeVisible();
  });
});

describe('a draft into a case', () => {
  it('is told that the clerk changed the case type, and clears what the type doesn’t have', async () => {
    const { db } = app.backend.sandbox;
    const lead = await uploadPdf(db);
    const ucn = '48-2026-CA-000087-OAXXXX';
    const content = flExistingCase(lead, {
      ucn,
      caseTypeId: 'ct-foreclosure',
      filingPartyIds: [`${ucn}-1`],
      filings: [flEntry(lead, { docketCodeId: 'dc-lis-pendens' })],
    });
    const made = await app.backend.call('/filing/Granicus/FL/FlDrafts', { body: { content } });
    const { orderId } = await made.json();
    await db.update(flCases).set({ caseTypeId: 'ct-premises' }).where(eq(flCases.ucn, ucn));
    await app.renderApp(`/existing-case/${orderId}/case?state=FL`);
    const notice = await screen.findByText('The court changed the case type', {}, { timeout: 20_000 });
    expect(notice.parentElement).toHaveTextContent(
      'It is now “Premises Liability”, not “Mortgage Foreclosure”. We cleared what this type doesn’t have: the type of a filing',
    );
  });
});

/** A draft in the only tab, in a browser that grants its lock late: edited and saved as ever, and no other tab is claimed. */
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BrowserLocks } from './browser-locks.ts';
import { newCase, uploadPdf } from './new-case.ts';
import { appUnderTest, patience } from './render-app.tsx';

const app = appUnderTest();
const limit = { timeout: 60_000 };

const read = async (path: string) => (await app.backend.call(path)).json();

let grant: () => void;
/** Holds the drafts of another tab. */
let other: ReturnType<BrowserLocks['of']>;

beforeEach(() => {
  const late = Promise.withResolvers<void>();
  grant = late.resolve;
  const drafts = new BrowserLocks();
  drafts.grantDelay = late.promise;
  other = drafts.of('other tab');
  const soon = new BrowserLocks().of('this tab');
  const request: LockManager['request'] = (name: string, ...given: [never]) =>
    (name.startsWith('draft-') ? drafts.of('this tab') : soon).request(name, ...given);
  const query = drafts.of('this tab').query;
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request, query } });
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
});

async function filingDraft(correctsOrderId?: number) {
  const lead = await uploadPdf(app.backend.sandbox.db);
  const made = await app.backend.call('/filing/Tyler/IL/Drafts/New-Case', {
    body: { content: newCase(lead), correctsOrderId },
  });
  const { orderId } = await made.json();
  return {
    path: `/case-initiation/${orderId}/filings?state=IL`,
    field: { role: 'textbox', name: 'Filing description' },
    saved: async () =>
      (await read(`/filing/Tyler/IL/Drafts/New-Case/${orderId}`)).content.filings[0].description as unknown,
    lock: `draft-${orderId}`,
  };
}

async function servingDraft() {
  const page = await app.renderApp('/serve-it/order/serve-only?state=IL');
  await page.user.click(await screen.findByRole('button', { name: 'Serve Only' }, patience));
  await waitFor(() => expect(page.place()).toMatch(/process-serving\/\d+/), patience);
  const [orderId] = /(?<=process-serving\/)\d+/.exec(page.place()) ?? [];
  page.unmount();
  return {
    path: `/serve-it/order/process-serving/${orderId}?step=case`,
    field: { role: 'textbox', name: /Case title/ },
    saved: async () => (await read(`/serving/v1/drafts/${orderId}`)).content.case.caseTitle as unknown,
    lock: `draft-${orderId}`,
  };
}

describe.each([
  ['a filing', filingDraft],
  ['an order of process serving', servingDraft],
])('%s', (_, draft) => {
  it('is edited and saved while the lock is asked for, and goes on when it is granted', limit, async () => {
    const { path, field, saved } = await draft();
    const { user } = await app.renderApp(path);
    const input = await screen.findByRole(field.role, { name: field.name }, patience);
    expect(input).toBeEnabled();
    await user.clear(input);
    await user.type(input, 'Typed early');
    await waitFor(async () => expect(await saved()).toBe('Typed early'), patience);
    grant();
    await user.type(input, ' and late');
    await waitFor(async () => expect(await saved()).toBe('Typed early and late'), patience);
    expect(input).toBeInTheDocument();
    expect(screen.queryByText(/another tab/)).not.toBeInTheDocument();
  });

  it('is read-only once the browser names another tab, which got what was typed', limit, async () => {
    const { path, field, saved, lock } = await draft();
    const { user } = await app.renderApp(path);
    const input = await screen.findByRole(field.role, { name: field.name }, patience);
    await user.clear(input);
    await user.type(input, 'Typed before');
    // The browser grants it to this tab first; the other takes it over.
    void other.request(lock, { steal: true }, () => new Promise(() => {}));
    expect(await screen.findByText('This draft is open in another tab', undefined, patience)).toBeVisible();
    expect(screen.getByRole(field.role, { name: field.name })).toBeDisabled();
    await waitFor(async () => expect(await saved()).toBe('Typed before'), patience);
  });
});

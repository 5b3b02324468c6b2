/**
 * The application framed by a practice-management tool on another site (127.0.0.1 versus localhost), in a browser that
 * blocks third-party cookies and storage.
 */
import type { Locator, Page } from '@playwright/test';
import { chromiumLaunchOptions } from '../scripts/chromium.ts';
import { fileCase, orderIdOf } from './support/new-case.ts';
import { overprints } from './support/overprints.ts';
import { expect, ortega, people, test } from './support/test.ts';
import { frameOf, openTool, resizeFrame } from './support/tool.ts';

const { args = [], ...launch } = chromiumLaunchOptions({ isWhole: true });
test.use({ launchOptions: { ...launch, args: [...args, '--test-third-party-cookie-phaseout'] } });

/** Connects in a window, which the person cancels at first. */
async function connectInWindow(page: Page, connect: Locator, allow: string): Promise<void> {
  for (const answer of ['Cancel', allow]) {
    const opening = page.waitForEvent('popup');
    await connect.click();
    const popup = await opening;
    const closing = popup.waitForEvent('close');
    await popup.getByRole('button', { name: answer, exact: true }).click();
    await closing;
    if (answer === 'Cancel') await expect(connect).toBeEnabled();
  }
}

test('a listed tool shows the application to its person, without cookies, storage or a visible token', async ({
  page,
  baseURL,
}) => {
  const { application } = await openTool(page, baseURL, 'retailer=clio&path=/orders?sort=-total');
  await expect(application.getByRole('button', { name: `Account of ${people.nora.name}` })).toBeVisible();
  const frame = frameOf(page);
  expect(frame.url()).toBe(`${baseURL}/app/orders?sort=-total`);
  const kept = await frame.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: what a third party would do.
    document.cookie = 'third=party; SameSite=None; Secure';
    try {
      return [document.cookie, Object.keys(window.localStorage)];
    } catch {
      return [document.cookie, 'refused'];
    }
  });
  expect(kept, 'what the browser lets a third party keep').toEqual(['', 'refused']);
  await application.getByRole('searchbox', { name: 'Search orders' }).fill('Ortega');
  await expect.poll(() => frame.url()).toContain('q=Ortega');
  await expect(application.getByRole('row').filter({ hasText: 'Ortega' }).first()).toBeVisible();
});

test('in a frame of 1024 px, the menus of the bar have their own room', async ({ page, baseURL }) => {
  const { application } = await openTool(page, baseURL, 'retailer=clio&path=/orders');
  await resizeFrame(page, { width: 1024, height: 700 });
  for (const menu of ['All Services', 'Reports', 'Support']) {
    await application.getByRole('button', { name: menu }).click();
    await expect(application.getByRole('menu', { name: menu }).getByRole('menuitem').first()).toBeFocused();
    expect(await overprints(frameOf(page), ':popover-open')).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('a case is filed from the frame, from the choice of a court to the order', async ({ page, baseURL }) => {
  const path = encodeURIComponent(`/case-initiation?state=IL&mappingId=${ortega.mappingId}`);
  const { application } = await openTool(page, baseURL, `retailer=clio&path=${path}`);
  await expect(application.getByRole('heading', { level: 1, name: 'New case' })).toBeVisible();
  const frame = frameOf(page);
  await fileCase(frame, { attorney: 'Nora Marlow', account: /Firm Visa/ });
  expect(orderIdOf(frame)).toBeGreaterThan(0);
  await expect(application.getByRole('region', { name: 'Status' })).toContainText('Submitt');
});

test('in the frame, a person disconnects, cancels the sign-in window, and reconnects in it', async ({
  page,
  baseURL,
}) => {
  const path = encodeURIComponent(`/matter-view/${ortega.reference}/drafts?mappingId=${ortega.mappingId}`);
  const { application } = await openTool(page, baseURL, `retailer=clio&path=${path}`);
  await expect(application.getByRole('heading', { name: ortega.reference })).toBeVisible();
  await application.getByRole('button', { name: 'Menu', exact: true }).click();
  await application.getByRole('button', { name: 'Support' }).click();
  await application.getByRole('menuitem', { name: 'Disconnect from Clio' }).click();
  await application.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  const told = application.getByRole('region', { name: 'Disconnected from Clio' });
  await expect(told).toBeVisible();
  await expect(application.getByText('Disconnected from Clio')).toHaveCount(1);

  await connectInWindow(page, told.getByRole('button', { name: 'Connect to Clio' }), 'Allow access');
  await expect(told).toBeHidden();
  await expect(application.getByText('Connected to Clio')).toHaveCount(1);
  await expect(application.getByRole('heading', { name: ortega.reference })).toBeVisible();
});

test('in the frame, a firm signs in to File & ServeXpress in a window, and checks the organization in the frame', async ({
  page,
  baseURL,
}) => {
  const path = '/filing-account/fsx';
  const { application } = await openTool(page, baseURL, `retailer=clio&path=${path}`);
  const connect = application.getByRole('button', { name: 'Connect to File & ServeXpress' });
  await connectInWindow(page, connect, 'Sign in');
  await expect(application.getByRole('region', { name: 'Connection' })).toContainText('48213');
  await application.getByRole('button', { name: 'Save connection' }).click();
  await expect(application.getByText('Connected to File & ServeXpress')).toBeVisible();
  expect(frameOf(page).url()).toBe(`${baseURL}/app${path}`);
  await application.getByRole('button', { name: 'Disconnect' }).click();
  await application.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(connect).toBeVisible();
});

test.describe('an unlisted tool', () => {
  test.use({ expectedErrors: /frame-ancestors/ });

  test('is blocked by the browser, and the token does not leak', async ({ page, baseURL, request }) => {
    const reports = async () => {
      const all: { body: string }[] = await (await request.get('/sandbox/api/reports?kind=security')).json();
      return all.map(({ body }) => body).filter((body) => body.includes('frame-ancestors'));
    };
    const { application } = await openTool(page, baseURL, 'retailer=clio', 'unlisted.localhost');
    await expect.poll(() => frameOf(page).url()).toBe('chrome-error://chromewebdata/');
    await expect(application.getByRole('heading', { level: 1, name: 'Nora' })).toBeHidden();
    await openTool(page, baseURL, 'retailer=clio&token=none', 'unlisted.localhost');
    await expect
      .poll(async () => (await reports()).length, 'reports, of the launch without a token')
      .toBeGreaterThan(0);
    for (const body of await reports()) expect(body).not.toMatch(/eyJ|token=/);
  });
});

test.describe('without a valid token', () => {
  test.use({ expectedErrors: /^Invalid token in embedded mode\.$|^AccessDeniedError/ });

  for (const token of ['expired', 'none'])
    test(`(${token}) access is denied without sign-in`, async ({ page, baseURL }) => {
      const logged = page.waitForEvent('console', (message) => message.text() === 'Invalid token in embedded mode.');
      const { application } = await openTool(page, baseURL, `retailer=clio&path=/orders&token=${token}`);
      await expect(application.getByRole('heading', { name: 'Access denied' })).toBeVisible();
      await logged;
      expect(frameOf(page).url()).toBe(`${baseURL}/app/orders`);
    });
});

interface Forgery {
  count: number;
  to: 'opener' | 'frame' | 'self';
}

/** Posts forged messages to the application: invalid ones from the tool, valid ones from other sources. */
function forge({ count, to }: Forgery): void {
  const targets = { opener: () => window.opener.frames[0], frame: () => window.frames[0], self: () => window };
  const target = targets[to]();
  const type = 'benchfile:show-matter';
  const script = 'javascript:alert(document.domain)';
  const nearlyRight = (number: number) => [
    { type, clientReference: '' },
    { type, clientReference: 'x'.repeat(51 + number) },
    { type, clientReference: number },
    { type, clientReference: '00022-Pryce', mappingId: script },
    { type, clientReference: '00022-Pryce', returnUrl: script },
    { type: 'benchfile:sign-out' },
    { type: `benchfile:${number}`, token: 'eyJhbGciOiJub25lIn0.e30.' },
    { type: ['benchfile:ask-height'] },
    JSON.stringify({ type, clientReference: '00022-Pryce' }),
    { constructor: { prototype: { type, clientReference: '00022-Pryce' } } },
    [type, '00022-Pryce'],
    null,
    number,
    new ArrayBuffer(number),
  ];
  for (let number = 0; number < count; number += 1) {
    const messages = to === 'frame' ? nearlyRight(number) : [{ type, clientReference: '00022-Pryce' }];
    target.postMessage(messages[number % messages.length], '*');
  }
}

test('1,000 forged messages change nothing; the tool’s own messages show a matter and receive the height', async ({
  page,
  baseURL,
}) => {
  const { application, answers } = await openTool(page, baseURL, 'retailer=clio&path=/orders');
  await expect(application.getByRole('grid', { name: 'Orders' })).toBeVisible();
  const askHeight = page.getByRole('button', { name: 'Request height' });
  await askHeight.click();
  await expect(answers).toHaveCount(1);
  const frame = frameOf(page);

  const popup = page.waitForEvent('popup');
  const elsewhere = `http://unlisted.localhost:${new URL(baseURL ?? '').port}/sandbox/outside/support`;
  await page.evaluate((address) => void window.open(address), elsewhere);
  await (await popup).waitForURL(elsewhere);
  const forgeries: [Pick<typeof frame, 'evaluate'>, Forgery][] = [
    [await popup, { count: 400, to: 'opener' }],
    [frame, { count: 200, to: 'self' }],
    [page, { count: 400, to: 'frame' }],
  ];
  for (const [from, forgery] of forgeries) await from.evaluate(forge, forgery);
  // This response follows all earlier messages.
  await askHeight.click();
  await expect(answers).toHaveCount(2);
  await expect(answers.last()).toHaveText(/^\{"type":"benchfile:height","height":\d+\}$/);
  expect(frame.url()).toBe(`${baseURL}/app/orders`);
  await expect(application.getByRole('grid', { name: 'Orders' })).toBeVisible();

  await page.getByRole('button', { name: `Show ${ortega.reference}` }).click();
  await expect.poll(() => frame.url()).toContain(`/app/matter-view/${ortega.reference}?mappingId=${ortega.mappingId}`);
});

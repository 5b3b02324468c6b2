/** Another site’s pages change no one’s session: they can only make the platform ask. */
import { randomUUID } from 'node:crypto';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { goodPassword } from './support/sign-up.ts';
import { expect, expectAccessible, openAs, people, test } from './support/test.ts';

const otherSite = 'https://other-site.example/';
const newcomerName = 'Mara Quill';

/** The token that signs in the first person of a new firm. */
async function newcomerToken(request: APIRequestContext): Promise<string> {
  const email = `mara.${randomUUID().slice(0, 8)}@example.com`;
  const headers = { 'Sign-Up-Key': randomUUID() };
  const register = async (operation: string, data: object) => {
    const answer = await request.post(`/api/billing/services/us-platform/Registration/${operation}`, { data, headers });
    expect(answer.status()).toBe(200);
    return answer.json();
  };
  const { clientId } = await register('CreateClient', {
    ...{ name: 'Quill & Harbor LLP', contact: newcomerName, email, financeEmail: email, phone: '(312) 555-0177' },
    ...{ billingCyclePeriod: 1, isSecure: true, retailerId: 1, countryIso3: 'USA', addresses: [{ addressType: 0 }] },
  });
  const person = { clientId, userName: email, email, password: goodPassword, name: newcomerName, isUserAdmin: true };
  return (await register('CreateUser', person)).tempAuthId;
}

const platform = (baseURL: string | undefined, path: string, search: Record<string, string>) =>
  new URL(`/api/platform/account/${path}?${new URLSearchParams(search)}`, baseURL).href;

/** Opens a page of another site that does something with an address of ours. */
async function openElsewhere(page: Page, script: string): Promise<void> {
  await page.route(otherSite, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Elsewhere</title><script>${script}</script>`,
    }),
  );
  await page.goto(otherSite, { waitUntil: 'commit' });
}

const goTo = (address: string) => `location.href = ${JSON.stringify(address)}`;

const sessionOf = async (context: BrowserContext) =>
  (await context.cookies()).filter(({ name }) => name === 'benchfile_session').map(({ value }) => value);

test('a sign-in link on another site asks before it replaces a session', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await openAs(page, people.theo, '/orders');
  await expect(page.getByRole('grid', { name: 'Orders' })).toBeVisible();
  const before = await sessionOf(context);
  const tempAuthId = await newcomerToken(request);
  const link = platform(baseURL, 'login', { tempAuthId, returnUrl: '/app/orders/drafts' });
  await openElsewhere(page, goTo(link));
  await expect(page.getByRole('heading', { name: 'Switch accounts?' })).toBeVisible();
  expect(page.url(), 'the token has left the address').not.toContain(tempAuthId);
  await expectAccessible(page);
  expect(await sessionOf(context)).toEqual(before);
  await page.getByRole('link', { name: `Stay signed in as ${people.theo.name}` }).click();
  await expect(page.getByRole('button', { name: `Account of ${people.theo.name}` })).toBeVisible();

  await openElsewhere(page, goTo(link));
  await page.getByRole('button', { name: `Sign in as ${newcomerName}` }).click();
  await expect(page).toHaveURL('/app/orders/drafts');
  await expect(page.getByRole('button', { name: `Account of ${newcomerName}` })).toBeVisible();
  expect(await sessionOf(context)).not.toEqual(before);
});

test('a sign-in link on another site asks, too, if nobody is signed in', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const tempAuthId = await newcomerToken(request);
  await openElsewhere(page, goTo(platform(baseURL, 'login', { tempAuthId, returnUrl: '/app/orders' })));
  await expect(page.getByRole('heading', { name: `Sign in as ${newcomerName}?` })).toBeVisible();
  expect(await sessionOf(context)).toEqual([]);
  await page.getByRole('link', { name: 'Sign in with another account' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
});

test('a sign-out link on another site asks', async ({ page, context, baseURL }) => {
  await openAs(page, people.theo, '/orders');
  await expect(page.getByRole('grid', { name: 'Orders' })).toBeVisible();
  const before = await sessionOf(context);
  const link = platform(baseURL, 'logout', { returnUrl: '/app/logout-redirect' });
  await openElsewhere(page, goTo(link));
  await expect(page.getByRole('heading', { name: 'Sign out?' })).toBeVisible();
  await expectAccessible(page);
  expect(await sessionOf(context)).toEqual(before);
  await page.getByRole('link', { name: 'Stay signed in' }).click();
  await expect(page.getByRole('button', { name: `Account of ${people.theo.name}` })).toBeVisible();
  await openElsewhere(page, goTo(link));
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  expect(await sessionOf(context)).toEqual([]);
});

test.describe('parts of another site’s page', () => {
  test.use({ expectedErrors: /frame-ancestors/ });

  test('images, frames, forms and calls of another site change no session', async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    await openAs(page, people.theo, '/orders');
    await expect(page.getByRole('grid', { name: 'Orders' })).toBeVisible();
    const before = await sessionOf(context);
    const tempAuthId = await newcomerToken(request);
    const login = platform(baseURL, 'login', { tempAuthId });
    const logout = platform(baseURL, 'logout', {});
    // Of a public site, Chromium lets no part but whole pages reach this machine.
    const localSite = new URL(baseURL ?? '').href.replace('//localhost', '//unlisted.localhost');
    await page.goto(new URL('/sandbox/health', localSite).href);
    await page.evaluate(
      async (addresses) => {
        const loaded = (element: HTMLImageElement | HTMLIFrameElement, address: string) =>
          new Promise((done) => {
            element.onload = done;
            element.onerror = done;
            element.src = address;
            document.body.append(element);
          });
        for (const address of addresses) {
          await loaded(new Image(), address);
          await loaded(document.createElement('iframe'), address);
          for (const method of ['GET', 'POST'])
            await fetch(address, { method, mode: 'no-cors', credentials: 'include' }).catch(() => {});
        }
      },
      [login, logout],
    );
    expect(await sessionOf(context)).toEqual(before);
    for (const [address, field] of [
      [login, `<input name="tempAuthId" value="${tempAuthId}">`],
      [logout, ''],
    ] as const) {
      await openElsewhere(
        page,
        `document.write(${JSON.stringify(`<form method="post" action="${address}">${field}</form>`)}); document.forms[0].submit();`,
      );
      await expect(page.getByText('foreign-origin')).toBeVisible();
      expect(await sessionOf(context)).toEqual(before);
    }
    await page.goto('/app/orders');
    await expect(page.getByRole('button', { name: `Account of ${people.theo.name}` })).toBeVisible();
  });
});

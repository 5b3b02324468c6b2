/** A locked filing service: from any page to its sign-in page and back to the same page (decision 18). */
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LoginStatus } from '../sandbox/services/filing/filing-logins.ts';
import { expectOnConsole } from './console.ts';
import { appUnderTest, type RenderedApp } from './render-app.tsx';
import { testOrigin } from './sandbox.ts';

const app = appUnderTest();
const nora = 'nora.marlow@example.com';
const page = '/case-initiation?state=GA&mappingId=00000000-0000-4000-8000-000000000001#court';

async function become(status: LoginStatus, state = 'GA'): Promise<void> {
  const body = JSON.stringify({ userName: nora, state, status });
  const headers = { 'content-type': 'application/json' };
  await app.backend.sandbox.fetch(
    new Request(`${testOrigin}/sandbox/api/filing-logins`, { method: 'PUT', body, headers }),
  );
}

afterEach(async () => {
  app.backend.sandbox.clock.offset = 0;
  for (const state of ['GA', 'IL']) await become('signed-in', state);
});

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const courts = () => screen.findByRole('combobox', { name: 'Court' });

async function enter({ user }: RenderedApp, password: string): Promise<void> {
  await user.type(await screen.findByLabelText(/^Password/), password);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('a page whose filing service is locked', () => {
  it('leads to the state’s sign-in page, and signing in returns to the same page', async () => {
    await become('signed-out');
    const rendered = await app.renderApp(page);
    await title('Sign in to the filing service');
    expect(rendered.router.state.location.search).toMatchObject({ state: 'GA', returnUrl: `/app${page}` });
    expect(screen.getByRole('combobox', { name: 'Filing service' })).toHaveDisplayValue('Georgia');
    expect(await screen.findByLabelText(/^Email/)).toHaveValue(nora);
    await enter(rendered, 'Benchfile-demo1');
    await title('New case');
    await waitFor(() => expect(rendered.place()).toBe(page));
    expect(await courts()).toBeVisible();
    expect(rendered.router.history.length).toBe(1);
  });

  it('keeps what was typed when the check of the sign-in fails again', async () => {
    await become('signed-out');
    app.answer(({ url }) =>
      url.includes('/Authentication') ? HttpResponse.json({ title: 'Down' }, { status: 500 }) : undefined,
    );
    const rendered = await app.renderApp('/tyler-login?state=GA');
    const email = await screen.findByLabelText(/^Email/);
    await rendered.user.type(email, 'nora');
    await act(() => rendered.queryClient.invalidateQueries());
    expect(email).toBeInTheDocument();
    expect(email).toHaveValue('nora');
  });

  it('leads there when it can’t be shown at all', async () => {
    const drafts = await (await app.backend.call('/filing/Tyler/IL/Drafts')).json();
    const { orderId } = drafts[0];
    await become('signed-out', 'IL');
    expectOnConsole(/ApiError/, /Error in route match/);
    const rendered = await app.renderApp(`/case-initiation/${orderId}/parties?state=IL`);
    await title('Sign in to the filing service');
    await enter(rendered, 'Benchfile-demo1');
    await waitFor(() => expect(rendered.place()).toBe(`/case-initiation/${orderId}/parties?state=IL`));
  });

  it('is not redirected by a prefetch', async () => {
    await become('signed-out');
    const { router, place } = await app.renderApp('/');
    await screen.findByRole('heading', { level: 1, name: /Nora$/ });
    await router.preloadRoute({ to: '/case-initiation', search: { state: 'GA' } });
    expect(place()).toBe('/');
  });
});

describe('the sign-in page', () => {
  it('shows missing and invalid input, and keeps the email', async () => {
    await become('signed-out');
    const rendered = await app.renderApp('/tyler-login?state=GA');
    const { user } = rendered;
    await user.clear(await screen.findByLabelText(/^Email/));
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Email is required')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(screen.getByLabelText(/^Email/)).toHaveFocus();
    await user.type(screen.getByLabelText(/^Email/), nora);
    await enter(rendered, 'wrong');
    expect(await screen.findByText('The email or password is incorrect.')).toBeVisible();
    expect(screen.getByLabelText(/^Email/)).toHaveValue(nora);
    await waitFor(() => expect(screen.getByLabelText(/^Password/)).toHaveValue(''));
    expect(screen.getByLabelText(/^Password/)).toHaveFocus();
  });

  it('offers a password reset for a locked account', async () => {
    await become('locked');
    const { user, place } = await app.renderApp('/tyler-login?state=GA&returnUrl=/app/orders');
    expect(await screen.findByText(/is locked after too many failed attempts/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    await title('Set a new password');
    expect(place()).toContain('task=new-password');
    await user.type(screen.getByLabelText(/^Email/), nora);
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText(/If nora\.marlow@example\.com has an account/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to sign-in' }));
    await title('Sign in to the filing service');
  });

  it('sends the activation email again', async () => {
    await become('not-activated');
    const rendered = await app.renderApp('/tyler-login?state=GA');
    await enter(rendered, 'Benchfile-demo1');
    await rendered.user.click(await screen.findByRole('link', { name: 'Send the activation email again' }));
    await title('Activate your account');
    expect(await screen.findByLabelText(/^Email/)).toHaveValue(nora);
    await rendered.user.click(screen.getByRole('button', { name: 'Send the activation email' }));
    expect(await screen.findByText('Check your email')).toBeVisible();
  });

  it('shows who is already signed in, and never leads out of the product', async () => {
    const { user, place } = await app.renderApp('/tyler-login?state=GA&returnUrl=https://evil.example/');
    expect(await screen.findByText(/You are signed in as/)).toHaveTextContent('Nora Marlow');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(place()).toBe('/'));
  });

  it('offers a choice of states when the selected state has no such service', async () => {
    const { user } = await app.renderApp('/tyler-login?state=NY');
    const state = await screen.findByRole('combobox', { name: 'Filing service' });
    expect(state).toHaveDisplayValue('Choose a state');
    await user.selectOptions(state, 'Texas');
    expect(await screen.findByText(/You are signed in as/)).toBeVisible();
  });
});

describe('a service that rejects every call', () => {
  const reject = (operationId: string) =>
    app.backend.sandbox.faults.replace([{ operationId, status: 423, when: 'before', latency: 0 }]);
  afterEach(() => app.backend.sandbox.faults.replace([]));

  it('causes one redirect, and the sign-in page says that it isn’t available', async () => {
    expectOnConsole(/ApiError/, /Error in route match/);
    await reject('listStateSettings');
    const { router, user, place, settled } = await app.renderApp('/case-initiation?state=GA');
    const navigations = vi.spyOn(router.history, 'replace');
    expect(await screen.findByRole('heading', { name: 'The filing service isn’t available' })).toBeVisible();
    await settled();
    expect(navigations).toHaveBeenCalledTimes(1);
    expect(router.state.location.search).toMatchObject({ returnUrl: '/app/case-initiation?state=GA' });
    await app.backend.sandbox.faults.replace([]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await title('Sign in to the filing service');
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await title('New case');
    expect(place()).toBe('/case-initiation?state=GA');
  });

  it('with several calls of a page causes one redirect', async () => {
    await become('signed-out');
    const rendered = await app.renderApp('/orders');
    await rendered.settled();
    const navigations = vi.spyOn(rendered.router.history, 'replace');
    await rendered.router.navigate({ to: '/case-initiation', search: { state: 'GA' } });
    await title('Sign in to the filing service');
    await rendered.settled();
    expect(navigations).toHaveBeenCalledTimes(1);
  });
});

it('a return address never contains the sign-in page', async () => {
  const nested = (target: string) => `/app/tyler-login?${new URLSearchParams({ returnUrl: target })}`;
  const address = nested(nested(nested('/app/orders?q=Ortega#top'))).replace('/app', '');
  const { user, place } = await app.renderApp(address);
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(place()).toBe('/orders?q=Ortega#top'));
});

it('a page that failed loads again by itself once the network is back', async () => {
  expectOnConsole(/ApiError: Network error|Error in route match/);
  let isAway = true;
  app.answer(({ url }) => (isAway && url.includes('GetStateSettings') ? HttpResponse.error() : undefined));
  await app.renderApp('/tyler-login?state=GA');
  await title('Something went wrong');
  isAway = false;
  window.dispatchEvent(new Event('online'));
  await title('Sign in to the filing service');
});

import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LinkSettings, LinkSettingsContext } from '@/lib/ui/link-settings';
import type { SessionState } from '../session-state';
import { SessionWarning } from './session-warning';

const now = Date.parse('2026-03-02T12:00:00Z');
const person = { userId: 1, clientId: 1, retailerId: 1, userName: 'a', name: 'A', email: 'a@example.com' };

const fake = vi.hoisted(() => ({
  state: undefined as unknown,
  listeners: new Set<() => void>(),
  renewed: Promise.resolve(false),
}));
vi.mock('../session-state', () => ({
  sessionState: () => fake.state,
  subscribeToSession: (listener: () => void) => {
    fake.listeners.add(listener);
    return () => fake.listeners.delete(listener);
  },
}));
vi.mock('../session', () => ({ renewToken: vi.fn(() => fake.renewed) }));
vi.mock('../sign-in', () => ({
  signIn: vi.fn(),
  planSignIn: (target: string) => ({ target }),
  signInAddress: (target: string) => `https://platform.example/account/login?returnUrl=${target}`,
}));

function become(expiresAt: number | undefined, isEmbedded = false): void {
  fake.state = { status: 'authenticated', person, expiresAt, isConfirmed: true, isEmbedded } satisfies SessionState;
  for (const listener of fake.listeners) listener();
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const title = (text: RegExp) => screen.queryByText(text);

/** Shows the warning for a session that ends in this many seconds. */
async function show(seconds: number | undefined, { isEmbedded = false, settings = {} as Partial<LinkSettings> } = {}) {
  become(seconds === undefined ? undefined : now + seconds * 1000, isEmbedded);
  render(
    <MantineProvider env="test">
      <LinkSettingsContext value={{ legacyOrigin: '', outsideLinks: 'new-tab', ...settings }}>
        <SessionWarning />
      </LinkSettingsContext>
    </MantineProvider>,
  );
  await pass(0);
}

beforeEach(async () => {
  await import('./session-ending');
  vi.useFakeTimers({ now });
});
afterEach(() => vi.useRealTimers());

describe('the warning of a session’s end', () => {
  it('appears two minutes before, and says when the session has ended', async () => {
    await show(600);
    await pass(479);
    expect(title(/session/)).toBeNull();
    await pass(1);
    expect(title(/^Your session ends at/)).toBeVisible();
    await pass(120);
    expect(title(/^Your session has ended/)).toBeVisible();
  });

  it('disappears when the session is renewed, and appears again before its new end', async () => {
    await show(60);
    expect(title(/^Your session ends/)).toBeVisible();
    await act(() => become(now + 3_600_000));
    expect(title(/^Your session/)).toBeNull();
    await pass(3480);
    expect(title(/^Your session ends/)).toBeVisible();
  });

  it.each([undefined, 30 * 86_400])('does not appear for a session of %s seconds', async (seconds) => {
    await show(seconds);
    await pass(3600);
    expect(title(/session/)).toBeNull();
  });

  it('retries the platform, and says if that fails', async () => {
    await show(60);
    fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
    await pass(0);
    expect(screen.getByText(/still isn’t responding/)).toBeVisible();
  });

  it('signs in again in another tab and keeps this page', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    await show(60);
    fireEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
    expect(open).toHaveBeenCalledWith('https://platform.example/account/login?returnUrl=/app', '_blank', 'noopener');
  });

  it('leaves for the sign-in page in a browser without tabs', async () => {
    const { signIn } = await import('../sign-in');
    window.history.replaceState(null, '', '/app/orders?q=1#top');
    await show(60, { settings: { outsideLinks: 'same-window' } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
    expect(signIn).toHaveBeenCalledWith({ target: '/app/orders?q=1#top' });
  });

  it('offers no sign-in in a frame', async () => {
    await show(60, { isEmbedded: true });
    expect(screen.getByText(/launch the product again/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign in again' })).toBeNull();
  });
});

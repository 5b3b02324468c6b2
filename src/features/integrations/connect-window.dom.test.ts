import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectWindowEnd, windowEnd } from './connect-window';

const ended = { type: 'benchfile:connect-ended' };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A window that a person can close. */
function openedWindow() {
  const opened = { closed: false, close: () => Object.assign(opened, { closed: true }) };
  return opened as unknown as Window & { closed: boolean };
}

function say(data: unknown, from: { source?: unknown; origin?: string }): void {
  const event = new MessageEvent('message', { data, origin: from.origin ?? window.location.origin });
  Object.defineProperty(event, 'source', { value: from.source ?? null });
  window.dispatchEvent(event);
}

async function hasEnded(end: Promise<string>): Promise<boolean> {
  return Promise.race([end.then(() => true), vi.advanceTimersByTimeAsync(1).then(() => false)]);
}

it('ends with the message of the page at the window’s end, and closes the window', async () => {
  const opened = openedWindow();
  const end = connectWindowEnd(opened);
  say(ended, { source: opened });
  expect(await hasEnded(end)).toBe(true);
  expect([opened.closed, await end]).toEqual([true, '']);
});

it.each([
  ['?organizationId=1', '?organizationId=1'],
  [7, ''],
])('passes on the query with which the window came back: %s', async (query, passed) => {
  const opened = openedWindow();
  const end = connectWindowEnd(opened);
  say({ ...ended, query }, { source: opened });
  expect(await end).toBe(passed);
});

it('ends when the person closes the window', async () => {
  const opened = openedWindow();
  const end = connectWindowEnd(opened);
  expect(await hasEnded(end)).toBe(false);
  Object.assign(opened, { closed: true });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await hasEnded(end)).toBe(true);
});

it.each<[string, unknown, { origin?: string; fromElsewhere?: boolean }]>([
  ['another window', ended, { fromElsewhere: true }],
  ['another site', ended, { origin: 'https://elsewhere.example' }],
  ['another message', { type: 'benchfile:ask-height' }, {}],
  ['no message', null, {}],
])('ignores %s', async (_, data, { origin, fromElsewhere }) => {
  const opened = openedWindow();
  const end = connectWindowEnd(opened);
  say(data, { source: fromElsewhere ? window : opened, ...(origin ? { origin } : {}) });
  expect(await hasEnded(end)).toBe(false);
  expect(opened.closed).toBe(false);
});

it('leads back to a page of the application’s own folder', () => {
  expect(windowEnd().href).toBe(`${window.location.origin}${import.meta.env.BASE_URL}connected.html`);
});

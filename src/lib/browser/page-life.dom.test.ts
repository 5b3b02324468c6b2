import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BrowserLocks } from '../../../tests/browser-locks';
import { pageEnded, thisPage } from './page-life';

let browser: BrowserLocks;
const never = () => new AbortController().signal;
const use = (clientId: string) =>
  Object.defineProperty(navigator, 'locks', { configurable: true, value: browser.of(clientId) });

beforeEach(() => {
  browser = new BrowserLocks();
  vi.resetModules();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  sessionStorage.clear();
});

/** Another page of the browser, with its own modules. */
async function openPage(clientId: string) {
  use(clientId);
  const { thisPage: other } = await import('./page-life');
  return other();
}

it('the end of another page is waited for, however long it takes', async () => {
  const other = await openPage('other');
  use('this');
  const ended = vi.fn();
  void pageEnded(other, never()).then(ended);
  await new Promise((resume) => setTimeout(resume, 20));
  expect(ended).not.toHaveBeenCalled();
  browser.close('other');
  await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce());
});

it('the wait ends with its signal', async () => {
  const other = await openPage('other');
  use('this');
  const left = new AbortController();
  const ended = pageEnded(other, left.signal);
  left.abort();
  await expect(ended).rejects.toThrow();
});

it('without locks, a former page of this tab has ended, and nothing is known of others', async () => {
  const { tab } = thisPage();
  await pageEnded({ id: 'former', tab }, never());
  const left = new AbortController();
  const ended = pageEnded({ id: 'other', tab: 'other tab' }, left.signal);
  left.abort();
  await expect(ended).rejects.toThrow();
});

it('a page is one and the same', () => {
  expect(thisPage()).toBe(thisPage());
});

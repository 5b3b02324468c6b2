import { afterEach, expect, it, vi } from 'vitest';
import { loadedConfig } from './loaded-config';

const config = { productName: 'Filings' };
const set = () => Reflect.set(globalThis, 'benchfileConfig', config);

/** A page that loads, with the script that sets the config. */
function loadingPage(): HTMLScriptElement {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const script = document.createElement('script');
  // A relative address, which jsdom doesn't load.
  script.setAttribute('src', '/app/config.js');
  document.head.append(script);
  return script;
}

/** Tells what a promise holds once everything that already happened was handled; undefined while it is pending. */
async function outcome(promise: Promise<unknown>): Promise<{ value: unknown } | undefined> {
  let settled: { value: unknown } | undefined;
  void promise.then((value) => {
    settled = { value };
  });
  await new Promise((resolve) => setTimeout(resolve));
  return settled;
}

afterEach(() => {
  vi.restoreAllMocks();
  document.head.replaceChildren();
  Reflect.deleteProperty(globalThis, 'benchfileConfig');
});

it('is there at once when the script ran first', async () => {
  loadingPage();
  set();
  expect(await outcome(loadedConfig())).toEqual({ value: config });
});

it('is waited for while the script loads', async () => {
  const script = loadingPage();
  const loaded = loadedConfig();
  expect(await outcome(loaded)).toBeUndefined();
  set();
  script.dispatchEvent(new Event('load'));
  expect(await outcome(loaded)).toEqual({ value: config });
});

it('is missing when the script fails: the page has loaded without it', async () => {
  const script = loadingPage();
  const loaded = loadedConfig();
  script.dispatchEvent(new Event('error'));
  expect(await outcome(loaded)).toBeUndefined();
  window.dispatchEvent(new Event('load'));
  expect(await outcome(loaded)).toEqual({ value: undefined });
});

it('is missing at once on a page that has loaded', async () => {
  loadingPage();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  expect(await outcome(loadedConfig())).toEqual({ value: undefined });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  chunkInTime,
  isChunkError,
  loadMissingStyles,
  rememberReload,
  survivesReload,
  wasReloadedFor,
  watchStyles,
} from './chunks';

const failure = new TypeError('Failed to fetch dynamically imported module: https://app.example/assets/a.js');

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.useRealTimers());

describe('a chunk that does not load', () => {
  it.each([
    failure.message,
    'error loading dynamically imported module: https://app.example/assets/a.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /app/assets/a.css',
  ])('is known by its message: %s', (message) => {
    expect(isChunkError(new TypeError(message))).toBe(true);
  });

  it('is distinguished from other errors', () => {
    expect(isChunkError(new TypeError('Failed to fetch'))).toBe(false);
    expect(isChunkError(failure.message)).toBe(false);
  });

  it('times out after two minutes', async () => {
    vi.useFakeTimers();
    const caught = vi.fn();
    chunkInTime(new Promise(() => {})).catch(caught);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(caught).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(isChunkError(caught.mock.lastCall?.[0])).toBe(true);
  });

  it('clears its timer once loaded', async () => {
    vi.useFakeTimers();
    await expect(chunkInTime(Promise.resolve('piece'))).resolves.toBe('piece');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the page', () => {
  it('reloads once for an error', () => {
    expect(wasReloadedFor(failure)).toBe(false);
    expect(rememberReload(failure)).toBe(true);
    expect(wasReloadedFor(failure)).toBe(true);
    expect(wasReloadedFor(new TypeError('Importing a module script failed.'))).toBe(false);
  });

  it('does not reload if storage is blocked', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    expect(wasReloadedFor(failure)).toBe(true);
    expect(rememberReload(failure)).toBe(false);
    expect(survivesReload()).toBe(true);
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
    expect(survivesReload()).toBe(false);
  });
});

describe('a style sheet that does not load', () => {
  const sheets = () => [...document.head.querySelectorAll('link')];
  const addSheet = (name: string) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = `data:text/css,/*${name}*/`;
    document.head.append(link);
    return link;
  };

  it('is requested again in its place, until it loads', async () => {
    watchStyles();
    const [missing] = [addSheet('first'), addSheet('second')];
    const names = sheets().map(({ href }) => href);
    await loadMissingStyles();
    expect(sheets()).toContain(missing);

    missing.dispatchEvent(new Event('error'));
    const failing = loadMissingStyles();
    expect(sheets()).not.toContain(missing);
    expect(sheets().map(({ href }) => href)).toEqual(names);
    sheets()[0]?.dispatchEvent(new Event('error'));
    await expect(failing).rejects.toSatisfy(isChunkError);

    const loading = loadMissingStyles();
    sheets()[0]?.dispatchEvent(new Event('load'));
    await loading;
    const loaded = sheets();
    await loadMissingStyles();
    expect(sheets()).toEqual(loaded);
    for (const link of loaded) link.remove();
  });
});

/** The page to return to: from /login's own query, or stored under `redirect-to`. */
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { parseRuntimeConfig, setRuntimeConfig } from '@/api/config';
import { browserLocation } from '@/lib/browser/location';
import { forgetStoredTarget, resumeStoredTarget, returnTarget, storeTarget } from './return-target';

let replace: MockInstance<(address: string) => void>;

beforeEach(() => {
  const parsed = parseRuntimeConfig({}, 'localhost');
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
  setRuntimeConfig(parsed.config);
  replace = vi.spyOn(browserLocation, 'replace').mockImplementation(() => {});
  sessionStorage.clear();
});

const payloads = [
  '//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/\\evil.example',
  'https://localhost:5173@evil.example/',
  '/app/..//evil.example',
];

describe('of the sign-in page', () => {
  it('is the requested page, with its query and fragment', () => {
    expect(returnTarget({ returnPath: '/orders', status: 'rejected,cancelled', q: 'a b' }, 'top')).toBe(
      '/app/orders?status=rejected,cancelled&q=a+b#top',
    );
    expect(returnTarget({})).toBe('/app/');
  });

  it('may have its own query and fragment', () => {
    expect(returnTarget({ returnPath: '/orders?page=2#top', state: 'IL' })).toBe('/app/orders?page=2&state=IL#top');
    expect(returnTarget({ returnPath: '/orders?page=2#top' }, 'end')).toBe('/app/orders?page=2#end');
  });

  it('never contains a token', () => {
    expect(returnTarget({ returnPath: '/orders?token=abc&q=x', _token: 'def' })).toBe('/app/orders?q=x');
  });

  it.each(payloads)('is the first page for %s', (payload) => {
    expect(returnTarget({ returnPath: payload })).toBe('/app');
  });

  it('defaults to the stored one, once', () => {
    storeTarget('/orders?page=2');
    expect([returnTarget({}), returnTarget({})]).toEqual(['/app/orders?page=2', '/app/']);
    storeTarget('/orders');
    expect([returnTarget({ returnPath: '/reporting' }), returnTarget({})]).toEqual(['/app/reporting', '/app/']);
  });
});

describe('a stored target', () => {
  const resumeAt = (address: string): string => {
    window.history.replaceState(null, '', address);
    resumeStoredTarget();
    return `${location.pathname}${location.search}${location.hash}`;
  };

  it.each(['/app', '/app/'])('is where a tab returning to %s continues, once', (start) => {
    storeTarget('/app/orders?status=a,b#x');
    expect(resumeAt(start)).toBe('/app/orders?status=a,b#x');
    expect(resumeAt(start)).toBe(start);
  });

  it('of this origin counts as a path', () => {
    storeTarget('http://localhost:5173/app/orders');
    expect(resumeAt('/app/')).toBe('/app/orders');
  });

  it('on another of the provider’s pages is followed', () => {
    storeTarget('https://www.benchfile.example/account');
    expect(resumeAt('/app/')).toBe('/app/');
    expect(replace).toHaveBeenCalledExactlyOnceWith('https://www.benchfile.example/account');
  });

  it.each(['/app/reporting', '/app/?state=IL', '/app/#x'])('yields to %s, and is removed', (start) => {
    storeTarget('/app/orders');
    expect(resumeAt(start)).toBe(start);
    expect(resumeAt('/app/')).toBe('/app/');
  });

  it('is left to the sign-in page', () => {
    storeTarget('/app/orders');
    expect(resumeAt('/app/login')).toBe('/app/login');
    expect(returnTarget({})).toBe('/app/orders');
  });

  it.each(payloads)('that is %s is ignored', (payload) => {
    storeTarget(payload);
    expect(resumeAt('/app/')).toBe('/app');
    expect(replace).not.toHaveBeenCalled();
  });

  it('is cleared by a sign-out', () => {
    storeTarget('/app/orders');
    forgetStoredTarget();
    expect(resumeAt('/app/')).toBe('/app/');
  });
});

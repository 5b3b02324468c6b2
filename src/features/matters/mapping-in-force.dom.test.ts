import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetMappingId, keepMappingId, mappingIdInForce } from './mapping-in-force';

const signedIn = vi.hoisted((): { userId: number | undefined } => ({ userId: 1 }));
vi.mock('@/features/session', () => ({
  currentPerson: () => (signedIn.userId === undefined ? undefined : { userId: signedIn.userId }),
}));

beforeEach(() => {
  sessionStorage.clear();
  signedIn.userId = 1;
});

describe('the current mapping', () => {
  it('comes from the URL, else from storage', () => {
    expect(mappingIdInForce(undefined)).toBeUndefined();
    keepMappingId('m-1');
    expect(mappingIdInForce(undefined)).toBe('m-1');
    expect(mappingIdInForce('')).toBe('m-1');
    expect(mappingIdInForce('m-2')).toBe('m-2');
    expect(mappingIdInForce(undefined)).toBe('m-1');
  });

  it('may have been stored by the legacy application', () => {
    sessionStorage.setItem('MappingId', 'm-9');
    expect(mappingIdInForce(undefined)).toBe('m-9');
  });

  it('stays when a URL has none, and goes when forgotten', () => {
    keepMappingId('m-1');
    keepMappingId(undefined);
    keepMappingId('');
    expect(mappingIdInForce(undefined)).toBe('m-1');
    forgetMappingId();
    expect(mappingIdInForce(undefined)).toBeUndefined();
  });

  it('is kept for the same person only', () => {
    keepMappingId('m-1');
    for (const [userId, expected] of [
      [undefined, undefined],
      [2, undefined],
      [1, 'm-1'],
    ] as const) {
      signedIn.userId = userId;
      expect(mappingIdInForce(undefined)).toBe(expected);
    }
    signedIn.userId = undefined;
    keepMappingId('m-2');
    signedIn.userId = 1;
    expect(mappingIdInForce(undefined)).toBe('m-1');
  });
});

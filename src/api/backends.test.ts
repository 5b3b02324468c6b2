import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import {
  baseAddress,
  billingRequest,
  docketSyncRequest,
  docketWatchRequest,
  extractionRequest,
  filingRequest,
  integrationRequest,
  invitationsRequest,
  legacyServingRequest,
  liveRequest,
  notificationsRequest,
  placesRequest,
  platformRequest,
  servingRequest,
  setBaseAddresses,
  workspaceRequest,
} from './backends';
import { setRunnerHooks } from './http';

const fetchMock = vi.fn<typeof fetch>(async () => Response.json({}));
const at = (name: string) => `https://${name}.example`;
const required = {
  platform: at('platform'),
  billing: at('billing'),
  filing: at('filing'),
  integration: at('integration'),
  docketSync: at('docketSync'),
  processServing: at('processServing'),
};

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  setRunnerHooks({ accessToken: () => null, renewToken: async () => false });
  setBaseAddresses({
    ...required,
    docketWatch: at('docketWatch'),
    documentExtract: at('documentExtract'),
    legacyProcessServing: at('legacyProcessServing'),
    places: at('places'),
    notifications: at('notifications'),
    live: at('live'),
    workspace: at('workspace'),
    invitations: at('invitations'),
  });
});
afterEach(() => {
  fetchMock.mockClear();
  vi.unstubAllGlobals();
});

describe('a backend', () => {
  it.each([
    ['platform', platformRequest],
    ['billing', billingRequest],
    ['filing', filingRequest],
    ['integration', integrationRequest],
    ['docketSync', docketSyncRequest],
    ['docketWatch', docketWatchRequest],
    ['processServing', servingRequest],
    ['documentExtract', extractionRequest],
    ['legacyProcessServing', legacyServingRequest],
    ['places', placesRequest],
    ['notifications', notificationsRequest],
    ['live', liveRequest],
    ['workspace', workspaceRequest],
    ['invitations', invitationsRequest],
  ] as const)('has its own address: %s', async (name, request) => {
    await request('/x', { method: 'PUT', schema: z.unknown() });
    expect(fetchMock.mock.lastCall).toMatchObject([`${at(name)}/x`, { method: 'PUT' }]);
    expect(baseAddress(name)).toBe(at(name));
  });

  it('without an address in the config can’t be called', async () => {
    setBaseAddresses(required);
    await expect(placesRequest('/x')).rejects.toThrow('The runtime config has no address for places.');
  });

  it('can’t be called before the addresses are set', async () => {
    vi.resetModules();
    const { baseAddress: fresh } = await import('./backends');
    expect(() => fresh('billing')).toThrow('setBaseAddresses was not called.');
  });

  it.each([
    ['a read', undefined, 0],
    ['a read, in other words', { method: 'GET' }, 0],
    ['a search by POST', { method: 'POST', isRead: true }, 0],
    ['a change', { method: 'POST' }, 1],
    ['a removal', { method: 'DELETE' }, 1],
  ])('has its changes waited for before a sign-out: %s', async (_, options, times) => {
    vi.resetModules();
    const fresh = await import('./backends');
    fresh.setBaseAddresses(required);
    const request = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', { locks: { request } });
    void fresh.billingRequest('/x', options).catch(() => {});
    expect(request).toHaveBeenCalledTimes(times);
  });
});

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
  placesRequest,
  platformRequest,
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
  processServing: at('docketSync'),
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
    ['documentExtract', extractionRequest],
    ['legacyProcessServing', legacyServingRequest],
    ['places', placesRequest],
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
});

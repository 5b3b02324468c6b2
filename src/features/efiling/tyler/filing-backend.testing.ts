/** The filing backend for tests, which say what it answers. */
import { afterEach, beforeEach, vi } from 'vitest';
import { setBaseAddresses } from '@/api/backends';
import { resetRunnerHooks } from '@/api/http';

/** Takes the place of `fetch` in each test, with the backend at `https://filing.example`. */
export function filingBackend() {
  const fetchMock = vi.fn<typeof fetch>();
  beforeEach(() => {
    vi.stubGlobal('fetch', fetchMock.mockReset());
    const none = { platform: '', billing: '', integration: '', docketSync: '', processServing: '' };
    setBaseAddresses({ ...none, filing: 'https://filing.example' });
    resetRunnerHooks();
  });
  afterEach(() => void vi.unstubAllGlobals());
  return fetchMock;
}

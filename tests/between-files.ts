/** Test files share a worker (vitest.config.ts): the next one finds the real clock, globals and environment. */
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

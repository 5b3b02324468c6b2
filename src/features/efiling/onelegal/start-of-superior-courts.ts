import { lazy } from 'react';
import { getListMultisourceCountiesQueryOptions } from '@/api/generated/filing';
import type { FilingStart } from '../descriptor';
import type { ProviderFacts } from '../facts';
import { accessSetting, courtsOfSystem } from './courts';

/** Starts filings with California's superior courts: by county, court and division, or by a case's number. */
export const startOfSuperiorCourts = (facts: ProviderFacts): FilingStart => ({
  facts,
  courts: courtsOfSystem(facts),
  choosers: {
    'new-case': lazy(() => import('./start-new-case')),
    'existing-case': lazy(() => import('./start-existing-case')),
  },
  beforeStart: (client, state) => {
    void client.prefetchQuery(getListMultisourceCountiesQueryOptions(state));
    void client.prefetchQuery(accessSetting());
  },
});

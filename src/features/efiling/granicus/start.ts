import { lazy } from 'react';
import type { FilingStart } from '../descriptor';
import { courtsQuery } from './courts';
import { facts } from './facts';
import { logonNameQuery } from './service-list';

export const start: FilingStart = {
  facts,
  courts: courtsQuery,
  choosers: {
    'new-case': lazy(() => import('./start-new-case')),
    'existing-case': lazy(() => import('./start-existing-case')),
  },
  beforeStart: (client) => void client.prefetchQuery(logonNameQuery()),
};

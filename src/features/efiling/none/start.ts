import { lazy } from 'react';
import type { FilingStart } from '../descriptor';
import { startOfSuperiorCourts } from '../onelegal/start-of-superior-courts';
import { facts } from './facts';

export const start: FilingStart = {
  ...startOfSuperiorCourts(facts),
  choosers: { 'existing-case': lazy(() => import('./start-on-paper')) },
};

import type { FilingStart } from '../descriptor';
import { facts } from './facts';
import { startOfSuperiorCourts } from './start-of-superior-courts';

export const start: FilingStart = startOfSuperiorCourts(facts);

import type { FilingStart } from '../descriptor';
import { startOfSuperiorCourts } from '../onelegal/start-of-superior-courts';
import { facts } from './facts';

export const start: FilingStart = startOfSuperiorCourts(facts);

import type { FilingProvider } from '../descriptor';
import { facts } from './facts';
import { superiorCourts } from './superior-courts';

export const provider: FilingProvider = superiorCourts(facts);

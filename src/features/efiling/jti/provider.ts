import type { FilingProvider } from '../descriptor';
import { superiorCourts } from '../onelegal/superior-courts';
import { facts } from './facts';

export const provider: FilingProvider = superiorCourts(facts);

import type { Provider } from '../provider.ts';
import { facts } from './facts.ts';
import { superiorCourts } from './superior-courts.ts';
import type { CaliforniaRules } from './tables.ts';

export const provider: Provider<CaliforniaRules> = superiorCourts(facts);

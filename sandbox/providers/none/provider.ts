import { superiorCourts } from '../onelegal/superior-courts.ts';
import type { CaliforniaRules } from '../onelegal/tables.ts';
import type { Provider } from '../provider.ts';
import { facts } from './facts.ts';

export const provider: Provider<CaliforniaRules> = superiorCourts(facts);

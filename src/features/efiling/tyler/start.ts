import type { FilingStart } from '../descriptor';
import { courtsQuery } from './courts';
import { facts } from './facts';

export const start: FilingStart = { facts, courts: courtsQuery };

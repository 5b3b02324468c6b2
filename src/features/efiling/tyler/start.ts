import type { FilingStart } from '../descriptor';
import { courts } from './courts';
import { facts } from './facts';

export const start: FilingStart = { facts, courts };

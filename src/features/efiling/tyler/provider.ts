import type { FilingProvider } from '../descriptor';
import { facts } from './facts';

/** Tyler, whose calls are `/Tyler/{state}/…`. */
export const provider: FilingProvider = { facts };

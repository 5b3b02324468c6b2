/** Loaded before anything else in each process of `npm run test:dates`. */
import { shiftClock } from './shift-clock.ts';

shiftClock(Number(process.env.TEST_CLOCK_OFFSET));

/**
 * Property tests draw the same values in every run, so that a run that passed passes again. `npm run test:properties`
 * draws new ones; a failure names its seed, which `PROPERTY_SEED` repeats.
 */
import fc from 'fast-check';

const seed = process.env.PROPERTY_SEED ?? '2026';
if (seed !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });

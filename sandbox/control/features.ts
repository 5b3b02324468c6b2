/** The runtime config's switches, as a deployment would set them. */
import { z } from 'zod';
import type { Database } from '../db/connection.ts';
import { readSetting, writeSetting } from './settings.ts';

const featuresSchema = z.object({
  /** Firms can sign up, and new firms must complete onboarding. */
  onboardingEnabled: z.boolean(),
  /** Existing firms must complete onboarding, too. */
  forceOnboardingForExistingClients: z.boolean(),
});
export type Features = z.output<typeof featuresSchema>;

const key = 'features';
const initial: Features = { onboardingEnabled: false, forceOnboardingForExistingClients: false };

export async function readFeatures(db: Database): Promise<Features> {
  const stored = featuresSchema.safeParse(await readSetting(db, key));
  return stored.success ? stored.data : initial;
}

/** Changes the given switches. Pages loaded afterwards see them. */
export async function changeFeatures(db: Database, changes: Partial<Features>): Promise<Features> {
  const features = { ...(await readFeatures(db)), ...changes };
  await writeSetting(db, key, features);
  return features;
}

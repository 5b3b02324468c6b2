/** The switches of the runtime config that the sandbox serves: what a deployment would write into its config. */
import { z } from 'zod';
import type { Database } from '../db/connection.ts';
import { readSetting, writeSetting } from './settings.ts';

const featuresSchema = z.object({
  /** Whether a firm can sign up, and the gate looks at firms. */
  onboardingEnabled: z.boolean(),
  /** Whether the gate looks at firms that are older than onboarding, too. */
  forceOnboardingForExistingClients: z.boolean(),
});
export type Features = z.output<typeof featuresSchema>;

const key = 'features';
const initial: Features = { onboardingEnabled: false, forceOnboardingForExistingClients: false };

export async function readFeatures(db: Database): Promise<Features> {
  const stored = featuresSchema.safeParse(await readSetting(db, key));
  return stored.success ? stored.data : initial;
}

/** Changes the switches that are given; a page that is loaded from now on has them. */
export async function changeFeatures(db: Database, changes: Partial<Features>): Promise<Features> {
  const features = { ...(await readFeatures(db)), ...changes };
  await writeSetting(db, key, features);
  return features;
}

/** Routes for the runtime config's switches. */
import { Hono } from 'hono';
import { z } from 'zod';
import type { Sandbox } from '../sandbox.ts';
import { changeFeatures, readFeatures } from './features.ts';
import { readJson } from './read-json.ts';

/** `true` or `"on"`, because forms send only text. */
const onOff = z.union([z.boolean(), z.enum(['on', 'off']).transform((text) => text === 'on')]);
const changesSchema = z.strictObject({
  onboardingEnabled: onOff.optional(),
  forceOnboardingForExistingClients: onOff.optional(),
});

export function featureRoutes({ db }: Sandbox): Hono {
  return new Hono()
    .get('/', async (context) => context.json(await readFeatures(db)))
    .put('/', async (context) => {
      const { onboardingEnabled, forceOnboardingForExistingClients } = await readJson(context, changesSchema);
      const changes = {
        ...(onboardingEnabled === undefined ? {} : { onboardingEnabled }),
        ...(forceOnboardingForExistingClients === undefined ? {} : { forceOnboardingForExistingClients }),
      };
      return context.json(await changeFeatures(db, changes));
    });
}

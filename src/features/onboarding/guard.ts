/** Whose firm must provide something first. Every page's guard runs this, so it stays small. */
import type { QueryClient } from '@tanstack/react-query';
import { runtimeConfig } from '@/api/config';

/**
 * Keeps people out of the product until their firm has a street address and a card (specification, application section
 * 4). Does nothing when onboarding is turned off.
 * @throws the redirect to the missing steps, or to the orders once there are none.
 */
export async function requireOnboarding(queryClient: QueryClient): Promise<void> {
  if (!runtimeConfig().features.onboardingEnabled) return;
  const { passGate } = await import('./pass-gate');
  await passGate(queryClient);
}

/** Who may sign up, and who has to give something before the first page. Small: every page's guard runs through here. */
import type { QueryClient } from '@tanstack/react-query';
import { runtimeConfig } from '@/api/config';
import { AccessDeniedError } from '@/features/session';

/** @throws AccessDeniedError where signing up is switched off (specification, application section 2). */
export function requireSignUp(): void {
  if (!runtimeConfig().features.onboardingEnabled) throw new AccessDeniedError();
}

/**
 * Keeps people out of the product while their firm has no street address or no card (specification, application section
 * 4). Where onboarding is switched off it asks for nothing and loads nothing.
 * @throws the redirect to what is missing, or to the orders once nothing is.
 */
export async function requireOnboarding(queryClient: QueryClient): Promise<void> {
  if (!runtimeConfig().features.onboardingEnabled) return;
  const { passGate } = await import('./pass-gate');
  await passGate(queryClient);
}

/** What stands before every page of the main layout until a firm has an address and a card (specification, section 4). */
import type { MissingStep } from './missing-steps';

/** Name of the firm's setting that says whether onboarding is done. */
export const onboardingSetting = 'HasCompletedOnboarding';

export interface GateInput {
  /** Switches of the runtime config. */
  onboardingEnabled: boolean;
  forceOnboardingForExistingClients: boolean;
  /** Text of the firm's setting; undefined or null when it has none. */
  setting: string | null | undefined;
  missing: readonly MissingStep[];
}

/** `pass`: show the page. `complete`: the missing steps first. `finish`: record that it is done, then the orders. */
export type GateDecision = 'pass' | 'complete' | 'finish';

/** Whether the gate looks at a firm at all: new firms have the setting, older ones only when onboarding is forced. */
export function isGated({
  onboardingEnabled,
  forceOnboardingForExistingClients,
  setting,
}: Omit<GateInput, 'missing'>): boolean {
  return onboardingEnabled && (forceOnboardingForExistingClients || typeof setting === 'string');
}

/** What the gate does with a person of the firm. */
export function decideGate({ missing, ...switches }: GateInput): GateDecision {
  if (!isGated(switches)) return 'pass';
  if (missing.length > 0) return 'complete';
  return switches.setting?.trim().toLowerCase() === 'false' ? 'finish' : 'pass';
}

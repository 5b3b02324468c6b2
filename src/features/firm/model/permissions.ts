/** What a person sees, does not see, or finds elsewhere (specification, application section 6). */

import { isLeapBrowser } from './leap-browser';
import { retailerCapabilities } from './retailer-capabilities';
import { integrationNameOf } from './retailer-code';
import { hasRole } from './role-check';

/** What decides. */
export interface AccessFacts {
  /** The platform's `userAdministrator`. */
  isAdministrator: boolean;
  roleNames: readonly string[];
  retailerCode: string | undefined;
  /** Whether the product runs in a frame of a practice-management tool. */
  isEmbedded: boolean;
  userAgent: string;
}

export interface Permissions {
  isDemoUser: boolean;
  canSeeAllServices: boolean;
  /** `legacy`: the account page of the former application. */
  billing: 'hidden' | 'here' | 'legacy';
  /** `link`: straight to the new reports. */
  reports: 'hidden' | 'menu' | 'link';
  canSeeDeedPreparation: boolean;
  canSeeSkipTrace: boolean;
  canSeeElectronicSignature: boolean;
  canSwitchMatter: boolean;
  canSeeIntegrationSettings: boolean;
  canChangePassword: boolean;
  canLogOut: boolean;
  /** Where pages outside the product open; a new tab is given no opener. */
  outsideLinks: 'same-window' | 'new-tab';
  /** What a firm on credit hold is told: administrators with links. */
  creditHoldNotice: 'with-links' | 'ask-administrator';
}

export function permissionsOf(facts: AccessFacts): Permissions {
  const { isAdministrator, roleNames, retailerCode, isEmbedded, userAgent } = facts;
  const isProspect = hasRole(roleNames, 'ProcessServingProspect');
  const isInLeap = isLeapBrowser(retailerCode, userAgent);
  const { canChangeMatter, showSettingsPage } = retailerCapabilities(retailerCode);
  return {
    isDemoUser: hasRole(roleNames, 'Demo'),
    canSeeAllServices: !isProspect,
    billing: billingOf(isAdministrator && !isProspect, roleNames),
    reports: reportsOf(isProspect, roleNames),
    canSeeDeedPreparation: hasRole(roleNames, 'deedpro'),
    canSeeSkipTrace: hasRole(roleNames, 'NewUISkipTrace'),
    canSeeElectronicSignature: !(isEmbedded && integrationNameOf(retailerCode) === 'smokeball'),
    canSwitchMatter: canChangeMatter,
    canSeeIntegrationSettings: showSettingsPage,
    canChangePassword: !isInLeap,
    canLogOut: !isInLeap,
    outsideLinks: isInLeap ? 'same-window' : 'new-tab',
    creditHoldNotice: isAdministrator ? 'with-links' : 'ask-administrator',
  };
}

function billingOf(isSeen: boolean, roleNames: readonly string[]): Permissions['billing'] {
  if (!isSeen) return 'hidden';
  return hasRole(roleNames, 'BillingLegacy') ? 'legacy' : 'here';
}

function reportsOf(isProspect: boolean, roleNames: readonly string[]): Permissions['reports'] {
  if (isProspect) return 'hidden';
  return hasRole(roleNames, 'BetaReporting') ? 'link' : 'menu';
}

/** What a person may see and do (specification, application section 6). */
import { integrationNameOf, retailerCapabilities } from './retailer';

/** What permissions depend on. */
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
  /** What the firm has at courts: orders, cases, dockets. Not of those who came for process serving alone. */
  canSeeCourts: boolean;
  /** Filings, cases and dockets as work. Bookkeepers see them, and file nothing (decision 26). */
  canFile: boolean;
  /** Process serving and other services as work. */
  canOrder: boolean;
  /** `legacy`: the account page of the legacy application. */
  billing: 'hidden' | 'here' | 'legacy';
  /** `link`: a link to the new reports instead of a menu. */
  reports: 'hidden' | 'menu' | 'link';
  /** The fees of all matters. A matter's fees are everyone's. */
  canSeeFirmFees: boolean;
  /** The filing service's limits and cache. */
  canAdministerFilingService: boolean;
  canSeeDeedPreparation: boolean;
  canSeeSkipTrace: boolean;
  canSeeElectronicSignature: boolean;
  canSwitchMatter: boolean;
  canSeeIntegrationSettings: boolean;
  canChangePassword: boolean;
  canLogOut: boolean;
  /** Where pages outside the product open. A new tab gets no opener. */
  outsideLinks: 'same-window' | 'new-tab';
  /** The notice for a firm on credit hold. Administrators get links. */
  creditHoldNotice: 'with-links' | 'ask-administrator';
}

/** What a page's role must allow (`staticData.needs` of its route), or one of its calls. */
export type PageNeed = 'canSeeCourts' | 'canFile' | 'canOrder' | 'canSeeFirmFees';

export function permissionsOf(facts: AccessFacts): Permissions {
  const { isAdministrator, roleNames, retailerCode, isEmbedded, userAgent } = facts;
  const isProspect = hasRole(roleNames, 'ProcessServingProspect');
  // Administrators keep everything.
  const isBookkeeper = !isAdministrator && !isProspect && hasRole(roleNames, 'Bookkeeper');
  const isInLeap = isLeapBrowser(retailerCode, userAgent);
  const { canChangeMatter, showSettingsPage } = retailerCapabilities(retailerCode);
  return {
    isDemoUser: hasRole(roleNames, 'Demo'),
    canSeeAllServices: !isProspect && !isBookkeeper,
    canSeeCourts: !isProspect,
    canFile: !isProspect && !isBookkeeper,
    canOrder: !isBookkeeper,
    billing: billingOf((isAdministrator && !isProspect) || isBookkeeper, roleNames),
    reports: reportsOf(isProspect, roleNames),
    canSeeFirmFees: (isAdministrator && !isProspect) || isBookkeeper,
    canAdministerFilingService: hasRole(roleNames, 'FilingServiceAdministrator'),
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

/** Roles that show or hide a part of the product. */
type RoleName =
  | 'Bookkeeper'
  | 'Demo'
  | 'ProcessServingProspect'
  | 'BillingLegacy'
  | 'BetaReporting'
  | 'deedpro'
  | 'NewUISkipTrace'
  | 'FilingServiceAdministrator';

/** Whether a person has a role. Case is ignored; accents count (section 5). */
function hasRole(roleNames: readonly string[], role: RoleName): boolean {
  return roleNames.some((name) => comparable(name) === comparable(role));
}

function comparable(name: string): string {
  return name.normalize().toLowerCase();
}

/** LEAP does not document its user agent; desktop software usually names itself like this. */
const leapName = /\bLEAP(Desktop|Browser)?\/\d/i;
/** LEAP's browser stays at this version. Other Chromes update. */
const leapChrome = /\bChrome\/118\./;

/** Whether the product runs in the browser inside LEAP's desktop software, which has no tabs. */
export function isLeapBrowser(retailerCode: string | undefined, userAgent: string): boolean {
  return leapName.test(userAgent) || (integrationNameOf(retailerCode) === 'leap' && leapChrome.test(userAgent));
}

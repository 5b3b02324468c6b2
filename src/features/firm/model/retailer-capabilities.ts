/** What the product can do for a retailer; it follows from the retailer's code (specification, application section 6). */
import type { IntegrationName } from '@/api/generated/integration/model';
import { integrationNameOf } from './retailer-code';

export interface RetailerCapabilities {
  canChangeMatter: boolean;
  canRefreshMatterList: boolean;
  /** Whether matters are shown with their description. */
  showDescription: boolean;
  canChangeExpenseSettings: boolean;
  canChangePartnerSecret: boolean;
  /** Whether there are Integration settings at all. */
  showSettingsPage: boolean;
  /** What the firm's id with the retailer is called: `company id`. */
  thirdPartyIdentifierLabel: string;
}

type Retailers = readonly IntegrationName[];

const changeMatter: Retailers = ['clio', 'neos', 'mycase', 'netdocuments', 'filevine'];
const refreshMatterList: Retailers = ['netdocuments', 'mycase'];
const description: Retailers = ['clio', 'filevine'];
const expenseSettings: Retailers = ['clio'];
const partnerSecret: Retailers = ['neos', 'filevine'];
const settingsPage: Retailers = ['clio'];

/** What the product can do for the retailer of a code. Nothing for `itk`, an unknown code, and as long as none is known. */
export function retailerCapabilities(retailerCode: string | undefined): RetailerCapabilities {
  const name = integrationNameOf(retailerCode);
  const isAmong = (retailers: Retailers) => name !== undefined && retailers.includes(name);
  return {
    canChangeMatter: isAmong(changeMatter),
    canRefreshMatterList: isAmong(refreshMatterList),
    showDescription: isAmong(description),
    canChangeExpenseSettings: isAmong(expenseSettings),
    canChangePartnerSecret: isAmong(partnerSecret),
    showSettingsPage: isAmong(settingsPage),
    thirdPartyIdentifierLabel: thirdPartyIdentifierLabel(name),
  };
}

function thirdPartyIdentifierLabel(name: IntegrationName | undefined): string {
  if (name === 'neos') return 'company id';
  if (name === 'filevine') return 'filevine id';
  return 'third party identifier';
}

/**
 * Whether there is anything on the page of integration settings. The specification shows the page's link to clio alone,
 * and lets neos and filevine change a secret that has no other place: for them the page is there, without the link.
 */
export function hasIntegrationSettings({ showSettingsPage, canChangePartnerSecret }: RetailerCapabilities): boolean {
  return showSettingsPage || canChangePartnerSecret;
}

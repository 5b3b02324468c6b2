/** Retailers (integration partners): their codes, and what the product can do for each (specification, sections 1 and 6). */
import { IntegrationName } from '@/api/generated/integration/model';

/** The code of firms without a connected system. */
const noIntegration = 'itk';

/** The retailer code of netdocuments (decision 8). */
const netDocumentsCode = 'netdocs';

/**
 * The connected system of a retailer code, as the integration backend names it: `NETDOCS` → `netdocuments`. Case is
 * ignored. Undefined for no integration and for unknown codes.
 */
export function integrationNameOf(retailerCode: string | undefined): IntegrationName | undefined {
  const code = retailerCode?.trim().toLowerCase();
  const read = IntegrationName.safeParse(code === netDocumentsCode ? 'netdocuments' : code);
  return read.success ? read.data : undefined;
}

/** Tells whether a firm has no connected system: no matter banner, and every matter is valid. */
export function isWithoutIntegration(retailerCode: string): boolean {
  return retailerCode.trim().toLowerCase() === noIntegration;
}

export interface RetailerCapabilities {
  canChangeMatter: boolean;
  canRefreshMatterList: boolean;
  /** Matters show their description. */
  showDescription: boolean;
  canChangeExpenseSettings: boolean;
  canChangePartnerSecret: boolean;
  /** The menu links to Integration settings. */
  showSettingsPage: boolean;
  /** The retailer's term for the firm's ID: `company id`. */
  thirdPartyIdentifierLabel: string;
}

type Retailers = readonly IntegrationName[];

const changeMatter: Retailers = ['clio', 'neos', 'mycase', 'netdocuments', 'filevine'];
const refreshMatterList: Retailers = ['netdocuments', 'mycase'];
const description: Retailers = ['clio', 'filevine'];
const expenseSettings: Retailers = ['clio'];
const partnerSecret: Retailers = ['neos', 'filevine'];
const settingsPage: Retailers = ['clio'];

/** Tells what the product can do for a retailer code: nothing for `itk`, unknown codes and undefined. */
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
 * Tells whether the integration settings page has any content. The specification links to it for clio only, but neos
 * and filevine change their partner secret there too.
 */
export function hasIntegrationSettings({ showSettingsPage, canChangePartnerSecret }: RetailerCapabilities): boolean {
  return showSettingsPage || canChangePartnerSecret;
}

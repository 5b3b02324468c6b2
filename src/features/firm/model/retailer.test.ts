import { describe, expect, it } from 'vitest';
import {
  hasIntegrationSettings,
  integrationNameOf,
  isWithoutIntegration,
  type RetailerCapabilities,
  retailerCapabilities,
} from './retailer';
import { retailerCodes } from './retailer-codes.testing';

/** The sentences of section 6, "Retailer capabilities", and the retailers they apply to. */
const sentences: readonly [string, keyof RetailerCapabilities, readonly string[]][] = [
  [
    'Change matter: clio, neos, mycase, netdocuments, filevine.',
    'canChangeMatter',
    ['clio', 'neos', 'mycase', 'NETDOCS', 'filevine'],
  ],
  ['Refresh matter list: netdocuments, mycase.', 'canRefreshMatterList', ['NETDOCS', 'mycase']],
  ['Show description: clio, filevine.', 'showDescription', ['clio', 'filevine']],
  ['Change expense settings: clio only.', 'canChangeExpenseSettings', ['clio']],
  ['Change partner secret: neos and filevine only.', 'canChangePartnerSecret', ['neos', 'filevine']],
  ['Show settings page: clio only.', 'showSettingsPage', ['clio']],
];

describe.each(sentences)('%s', (_sentence, capability, having) => {
  it.each(retailerCodes)('%s', (code) => {
    expect(retailerCapabilities(code)[capability]).toBe(having.includes(code));
  });
});

describe("Third-party identifier label: 'company id' for neos, 'filevine id' for filevine, 'third party identifier' otherwise.", () => {
  it.each(retailerCodes)('%s', (code) => {
    const labels: Record<string, string> = { neos: 'company id', filevine: 'filevine id' };
    expect(retailerCapabilities(code).thirdPartyIdentifierLabel).toBe(labels[code] ?? 'third party identifier');
  });
});

describe('the code of a retailer', () => {
  it.each([
    ['NETDOCS', 'netdocuments'],
    ['netdocuments', 'netdocuments'],
    [' Clio ', 'clio'],
    ['itk', undefined],
    ['acme', undefined],
    [undefined, undefined],
  ])('%s belongs to %s', (code, name) => {
    expect(integrationNameOf(code)).toBe(name);
  });

  it('itk means no integration, in upper and lower case', () => {
    expect(['itk', ' ITK ', 'clio', ''].map(isWithoutIntegration)).toEqual([true, true, false, false]);
  });
});

it('the settings page has content for those who change expenses or a partner secret', () => {
  const having = retailerCodes.filter((code) => hasIntegrationSettings(retailerCapabilities(code)));
  expect(having).toEqual(['clio', 'neos', 'filevine']);
});

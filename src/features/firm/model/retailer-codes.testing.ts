/** The retailer codes of the platform, as it spells them. */
export const retailerCodes = [
  'clio',
  'imanage',
  'easysoft',
  'timematters',
  'actionstep',
  'mycase',
  'smokeball',
  'leap',
  'neos',
  'NETDOCS',
  'filevine',
  'itk',
] as const;

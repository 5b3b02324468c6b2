/** Invented names of the demo's parties. */

export const people = [
  'Tamsin Hollis',
  'Rafael Quintana',
  'Greta Ashdown',
  'Desmond Okoye',
  'Lena Marchetti',
  'Piotr Sowa',
  'Yara Haddad',
  'Callum Reyes',
  'Mina Tachibana',
  'Orla Devlin',
  'Silas Beck',
  'Noor Siddiqi',
  'Ewan Carrick',
  'Paloma Vidal',
  'Hugo Lindgren',
  'Zadie Monroe',
  'Isaac Toll',
  'Freya Sandoval',
];
export const organizations = [
  'Northgate Leasing LLC',
  'Harrow & Pike Co.',
  'Quarry Hill Estates LLC',
  'Meridian Freight Inc.',
  'Tallgrass Bank',
  'Copperline Builders Inc.',
  'Verdant Foods Co.',
  'Bluewater Storage LP',
  'Lantern Street Holdings LLC',
  'Pinebrook Clinic LLC',
  'Summit Roofing Inc.',
  'Crestview Homeowners Association',
];

/** Tells whether the name is an organization's. */
export const isOrganization = (name: string): boolean => /\b(LLC|Inc\.|Co\.|LP|Bank|Association|Authority)$/.test(name);

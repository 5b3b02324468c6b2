/** California's 58 counties, by how their court takes filings. Names are geography; the rest is the demo's. */

/** Large counties: the civil courthouse uses One Legal, the family and probate courthouse uses Jti. */
export const dualCounties = [
  'Alameda',
  'Fresno',
  'Los Angeles',
  'Orange',
  'Riverside',
  'Sacramento',
  'San Diego',
  'Santa Clara',
] as const;

/** One Legal alone. */
export const oneLegalCounties = [
  'Amador',
  'Butte',
  'Calaveras',
  'Contra Costa',
  'El Dorado',
  'Humboldt',
  'Imperial',
  'Kern',
  'Lake',
  'Madera',
  'Marin',
  'Mendocino',
  'Monterey',
  'Napa',
  'Nevada',
  'Placer',
  'San Benito',
  'San Bernardino',
  'San Francisco',
  'San Joaquin',
  'San Mateo',
  'Santa Barbara',
  'Santa Cruz',
  'Shasta',
  'Solano',
  'Sonoma',
  'Stanislaus',
  'Sutter',
  'Tulare',
  'Tuolumne',
  'Yolo',
  'Yuba',
] as const;

/** Jti alone. */
export const jtiCounties = ['Glenn', 'Kings', 'Merced', 'San Luis Obispo', 'Tehama', 'Ventura'] as const;

/** On paper. */
export const paperCounties = [
  'Alpine',
  'Colusa',
  'Del Norte',
  'Inyo',
  'Lassen',
  'Mariposa',
  'Modoc',
  'Mono',
  'Plumas',
  'Sierra',
  'Siskiyou',
  'Trinity',
] as const;

/** One Legal courts whose filings go through File & ServeXpress. */
export const fsxCounties: ReadonlySet<string> = new Set([
  'Contra Costa',
  'Kern',
  'San Bernardino',
  'San Francisco',
  'San Mateo',
  'Santa Barbara',
]);

/** Districts of the counties with several small courthouses. */
export const districts: Readonly<Record<string, readonly string[]>> = {
  'Los Angeles': ['North', 'Northeast', 'East', 'South', 'Southwest', 'West', 'Northwest'],
  'San Diego': ['North', 'East', 'South'],
  Orange: ['North', 'West', 'Harbor'],
};

/** The address service's data: real cities and ZIP codes with common street names. */

/** A street of a city. */
export interface Street {
  /** The street's ID in the service. */
  streetId: string;
  name: string;
  /** Suggested until a number is typed. */
  number: string;
  city: City;
}

interface City {
  state: string;
  stateName: string;
  name: string;
  postcode: string;
  /** Part of a larger city. Its addresses omit the city's name. */
  isSublocality?: boolean;
}

/** States with their names and cities, and a ZIP code per city. */
const states: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
  ['AZ', 'Arizona', { Phoenix: '85004', Tucson: '85701' }],
  ['CA', 'California', { 'Los Angeles': '90012', Oakland: '94612', Sacramento: '95814', 'San Diego': '92101' }],
  ['CO', 'Colorado', { Denver: '80202', Boulder: '80302' }],
  ['DC', 'District of Columbia', { Washington: '20001' }],
  ['FL', 'Florida', { Miami: '33130', Orlando: '32801', Tampa: '33602', Tallahassee: '32301' }],
  ['GA', 'Georgia', { Atlanta: '30303', Savannah: '31401' }],
  ['IL', 'Illinois', { Chicago: '60601', Joliet: '60432', Peoria: '61602', Rockford: '61101', Springfield: '62701' }],
  ['IN', 'Indiana', { Indianapolis: '46204', 'Fort Wayne': '46802' }],
  ['MD', 'Maryland', { Baltimore: '21202', Annapolis: '21401' }],
  ['MA', 'Massachusetts', { Boston: '02108', Worcester: '01608' }],
  ['MI', 'Michigan', { Detroit: '48226', Lansing: '48933' }],
  ['NV', 'Nevada', { 'Las Vegas': '89101', Reno: '89501' }],
  ['NJ', 'New Jersey', { Newark: '07102', Trenton: '08608' }],
  ['NY', 'New York', { Albany: '12207', Buffalo: '14202', 'New York': '10007' }],
  ['OH', 'Ohio', { Columbus: '43215', Cleveland: '44114' }],
  ['OR', 'Oregon', { Portland: '97204', Salem: '97301' }],
  ['PA', 'Pennsylvania', { Philadelphia: '19107', Pittsburgh: '15219' }],
  ['TX', 'Texas', { Austin: '78701', Dallas: '75202', Houston: '77002', 'San Antonio': '78205' }],
  ['UT', 'Utah', { 'Salt Lake City': '84111' }],
  ['VA', 'Virginia', { Richmond: '23219', Norfolk: '23510' }],
  ['WA', 'Washington', { Seattle: '98104', Spokane: '99201' }],
];

/** Parts of a city that addresses use as the city. */
const boroughs: readonly City[] = [
  { state: 'NY', stateName: 'New York', name: 'Brooklyn', postcode: '11201', isSublocality: true },
  { state: 'NY', stateName: 'New York', name: 'Queens', postcode: '11424', isSublocality: true },
];

const streetNames: readonly string[] = [
  'Harbor Street',
  'Main Street',
  'Market Street',
  'Court Street',
  'Washington Avenue',
  'Lincoln Avenue',
  'Franklin Street',
  'Alder Street',
  'Lakeview Drive',
  'North Jefferson Street',
  'South Canal Street',
  'West Madison Avenue',
  'Courthouse Plaza',
  'Mill Road',
];

const cities: readonly City[] = [
  ...states.flatMap(([state, stateName, postcodes]) =>
    Object.entries(postcodes).map(([name, postcode]) => ({ state, stateName, name, postcode })),
  ),
  ...boroughs,
];

/** Every street of every city. */
export const streets: readonly Street[] = cities.flatMap((city, cityIndex) =>
  streetNames.map((name, index) => ({
    streetId: `${city.state}-${city.name}-${name}`.toLowerCase().replaceAll(' ', '-'),
    name,
    number: String(100 + ((cityIndex * 37 + index * 53) % 90) * 10),
    city,
  })),
);

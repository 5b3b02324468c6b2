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

/** City centers (WGS 84), degrees north and east. */
const centers: Readonly<Record<string, readonly [number, number]>> = {
  Phoenix: [33.448, -112.074],
  Tucson: [32.222, -110.975],
  'Los Angeles': [34.054, -118.243],
  Oakland: [37.804, -122.271],
  Sacramento: [38.582, -121.494],
  'San Diego': [32.716, -117.161],
  Denver: [39.739, -104.99],
  Boulder: [40.015, -105.271],
  Washington: [38.907, -77.037],
  Miami: [25.762, -80.192],
  Orlando: [28.538, -81.379],
  Tampa: [27.951, -82.457],
  Tallahassee: [30.438, -84.281],
  Atlanta: [33.749, -84.388],
  Savannah: [32.081, -81.091],
  Chicago: [41.878, -87.63],
  Joliet: [41.525, -88.082],
  Peoria: [40.694, -89.589],
  Rockford: [42.271, -89.094],
  Springfield: [39.782, -89.65],
  Indianapolis: [39.768, -86.158],
  'Fort Wayne': [41.079, -85.139],
  Baltimore: [39.29, -76.612],
  Annapolis: [38.978, -76.492],
  Boston: [42.36, -71.059],
  Worcester: [42.263, -71.802],
  Detroit: [42.331, -83.046],
  Lansing: [42.733, -84.556],
  'Las Vegas': [36.17, -115.14],
  Reno: [39.53, -119.814],
  Newark: [40.736, -74.172],
  Trenton: [40.217, -74.743],
  Albany: [42.653, -73.756],
  Buffalo: [42.886, -78.878],
  'New York': [40.713, -74.006],
  Columbus: [39.961, -82.999],
  Cleveland: [41.499, -81.694],
  Portland: [45.515, -122.678],
  Salem: [44.943, -123.035],
  Philadelphia: [39.953, -75.165],
  Pittsburgh: [40.441, -79.996],
  Austin: [30.267, -97.743],
  Dallas: [32.777, -96.797],
  Houston: [29.76, -95.37],
  'San Antonio': [29.424, -98.494],
  'Salt Lake City': [40.761, -111.891],
  Richmond: [37.541, -77.436],
  Norfolk: [36.851, -76.286],
  Seattle: [47.606, -122.332],
  Spokane: [47.659, -117.426],
  Brooklyn: [40.693, -73.99],
  Queens: [40.714, -73.83],
};

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

/** Tells where a house stands: invented, within 3 km of the city's center, and the same every time. */
export function locationOf({ city, name }: Street, number: string): { lat: number; lng: number } {
  const [lat, lng] = centers[city.name] ?? [39.5, -98.35];
  const index = streetNames.indexOf(name);
  const along = (Number.parseInt(number, 10) % 10_000) / 10_000;
  const degrees = (meters: number) => meters / 111_320;
  const north = (index - streetNames.length / 2) * 250;
  const east = (along - 0.5) * 4000;
  return {
    lat: round(lat + degrees(north)),
    lng: round(lng + degrees(east) / Math.cos((lat * Math.PI) / 180)),
  };
}

/** Six digits: a tenth of a meter. */
const round = (degree: number) => Math.round(degree * 1e6) / 1e6;

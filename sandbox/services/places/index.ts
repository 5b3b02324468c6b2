/** The address service: suggests addresses, before sign-in. */
import type { Hono } from 'hono';
import { type Operations, operations } from '../../generated/places/operations.ts';
import type { Handlers } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { rights } from '../../http/rights/table.ts';
import { backendRouter } from '../../http/router.ts';
import type { Sandbox } from '../../sandbox.ts';
import { type Street, streets } from './address-book.ts';
import { findStreets } from './find-streets.ts';

const handlers = {
  suggestPlaces: ({ query }) =>
    findStreets(query.text, query.limit).map(({ street, number }) => ({
      placeId: `${street.streetId}.${number}`,
      mainText: `${number} ${street.name}`,
      secondaryText: `${street.city.name}, ${street.city.state}`,
    })),

  getPlace: ({ params: { placeId } }) => {
    const [, streetId, number] = /^(.+)\.([0-9]{1,6}[A-Z]?)$/.exec(placeId) ?? [];
    const street = streets.find((each) => each.streetId === streetId);
    if (!street || number === undefined) throw notFound('The address does not exist.');
    return { placeId, addressComponents: componentsOf(street, number) };
  },
} satisfies Handlers<Operations>;

export function placesRouter(sandbox: Sandbox): Hono {
  return backendRouter(sandbox, { operations, rights: rights.places, handlers });
}

function componentsOf({ name, city }: Street, number: string) {
  const part = (text: string, types: string[], shortText = text) => ({ types, longText: text, shortText });
  return [
    part(number, ['street_number']),
    part(name, ['route']),
    part(
      city.name,
      city.isSublocality ? ['sublocality_level_1', 'sublocality', 'political'] : ['locality', 'political'],
    ),
    part(city.stateName, ['administrative_area_level_1', 'political'], city.state),
    part('United States', ['country', 'political'], 'US'),
    part(city.postcode, ['postal_code']),
  ];
}

/** Offices that serve or accept papers by law. Names and fees are the demo's. */
import type { Operations } from '../../generated/serving/operations.ts';
import { AnyState, type OfficeKind, type ServiceOffice } from '../../generated/serving/schemas.ts';
import type { Handlers } from '../../http/operation.ts';
import { streets } from '../places/address-book.ts';
import { stateNames } from './state-names.ts';

export const offices = {
  listServiceOffices: ({ query: { state, kind } }) =>
    officesOf(state).filter(({ officeKind }) => kind === undefined || officeKind === kind),
} satisfies Handlers<Operations>;

interface Kind {
  officeKind: OfficeKind;
  fee: number;
  days: number;
  nameOf(place: { state: string; city: string }): string;
}

const kinds: readonly Kind[] = [
  { officeKind: 'sheriff', fee: 60, days: 15, nameOf: ({ city }) => `Sheriff’s civil division, ${city}` },
  { officeKind: 'registered-agent', fee: 0, days: 5, nameOf: ({ state }) => `Sample Registered Agents of ${state}` },
  { officeKind: 'secretary-of-state', fee: 25, days: 10, nameOf: ({ state }) => `Secretary of State of ${state}` },
  { officeKind: 'clerk-mail', fee: 10, days: 10, nameOf: ({ city }) => `Clerk of court, service by mail, ${city}` },
];

/** A state's offices: a sheriff and a clerk in each city of the address book, the others in its first. */
export function officesOf(state: AnyState): ServiceOffice[] {
  const places = [
    ...new Map(streets.filter(({ city }) => city.state === state).map((street) => [street.city.name, street])).values(),
  ];
  return kinds.flatMap(({ officeKind, fee, days, nameOf }) => {
    const isLocal = officeKind === 'sheriff' || officeKind === 'clerk-mail';
    return places.slice(0, isLocal ? undefined : 1).map(({ city, number, name }) => ({
      officeId: `${state}-${city.name.toLowerCase().replaceAll(' ', '-')}-${officeKind}`,
      officeKind,
      name: nameOf({ state: stateNames.get(state) ?? state, city: city.name }),
      address: `${number} ${name}, ${city.name}, ${state} ${city.postcode}`,
      ...{ fee, days },
      source: 'Fee of the demo',
    }));
  });
}

/** The office that an order names, if it is one of the state and kind. */
export function officeOf({ state, officeKind, officeId }: Readonly<Record<string, string>>): ServiceOffice | undefined {
  const { data: known } = AnyState.safeParse(state);
  return known && officesOf(known).find((office) => office.officeId === officeId && office.officeKind === officeKind);
}

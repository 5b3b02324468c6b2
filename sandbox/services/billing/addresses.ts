/** The firm's addresses, one per kind. */
import { eq } from 'drizzle-orm';
import { clients, type StoredAddress } from '../../db/schema/platform.ts';
import type { Operations } from '../../generated/billing/operations.ts';
import type { BillingAddress } from '../../generated/billing/schemas.ts';
import type { Handlers } from '../../http/operation.ts';
import { notFound, problem } from '../../http/problem.ts';
import { timeZoneOfState } from '../time-zone-of-state.ts';

const streetAddress = 0;

export const addresses = {
  clientUpdateAddresses: async ({ db, session, body }) => {
    const given = body.map(trimmed);
    refuseIncomplete(given);
    const ofFirm = eq(clients.clientId, session.clientId);
    return db.transaction(async (tx) => {
      const [firm] = await tx.select({ stored: clients.addresses }).from(clients).where(ofFirm).for('update');
      if (!firm) throw notFound('The firm does not exist.');
      const kept = firm.stored.filter((stored) => given.every(({ addressType }) => addressType !== stored.addressType));
      const all = [...kept, ...given].sort((one, other) => one.addressType - other.addressType);
      const street = given.find(({ addressType }) => addressType === streetAddress);
      const timeZone = street && timeZoneOfState(street.state);
      await tx
        .update(clients)
        .set({ addresses: all, ...(timeZone ? { timeZone } : {}) })
        .where(ofFirm);
      return all.map(
        ({ addressType, ...address }) => ({ addressType: addressType === streetAddress ? 0 : 1, ...address }) as const,
      );
    });
  },
} satisfies Handlers<Operations>;

/** Trims all parts and drops blank ones. */
function trimmed(address: BillingAddress): StoredAddress {
  const text = (part: string | undefined) => part?.trim() ?? '';
  const { buildingName, unitNumber, poBoxType, mailInstructions } = address;
  const optional = { buildingName, unitNumber, poBoxType, mailInstructions };
  return {
    addressType: address.addressType,
    number: text(address.number),
    street: text(address.street),
    suburb: text(address.suburb),
    state: address.state,
    postcode: address.postcode,
    ...Object.fromEntries(Object.entries(optional).flatMap(([name, part]) => (text(part) ? [[name, text(part)]] : []))),
  };
}

/** @throws ProblemError 422 `address-incomplete` for a blank part, `address-repeated` for two addresses of one kind. */
function refuseIncomplete(given: readonly StoredAddress[]): void {
  const errors: Record<string, string[]> = {};
  for (const [index, address] of given.entries()) {
    const needed =
      address.addressType === streetAddress
        ? (['number', 'street', 'suburb'] as const)
        : (['street', 'suburb'] as const);
    for (const part of needed)
      if (address[part] === '') errors[`${index}.${part}`] = ['This part of the address is needed.'];
  }
  if (Object.keys(errors).length > 0)
    throw problem(422, { code: 'address-incomplete', detail: 'The address is incomplete.', errors });
  if (new Set(given.map(({ addressType }) => addressType)).size < given.length)
    throw problem(422, { code: 'address-repeated', detail: 'A firm can have one address of each kind.' });
}

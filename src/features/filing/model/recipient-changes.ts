/** Who is served with a resubmission, and was not with what the court returned; and the other way round. Pure. */
import type { FilingRecipient } from '@/api/generated/filing/model';

/** Someone whom a filing is served on. Undefined parts aren't known yet. */
export interface Served {
  serviceContactId?: string | undefined;
  name?: string | undefined;
  email?: string | undefined;
}

export interface RecipientChanges {
  dropped: readonly Served[];
  added: readonly Served[];
}

type Returned = { recipients: readonly Pick<FilingRecipient, 'serviceContactId' | 'name' | 'email'>[] };

/**
 * Compares filing by filing, in their order; where there are more or fewer of them now, all with all. Undefined if the same
 * people are served.
 * @param returned the filings that the court returned
 * @param resubmitted the recipients of each filing of the resubmission
 */
export function recipientChanges(
  returned: readonly Returned[],
  resubmitted: readonly (readonly Served[])[],
): RecipientChanges | undefined {
  const before = returned.map(({ recipients }) => recipients);
  const pairs =
    before.length === resubmitted.length
      ? before.map((recipients, place) => [recipients, resubmitted[place] ?? []] as const)
      : [[before.flat(), resubmitted.flat()] as const];
  const dropped = pairs.flatMap(([former, now]) => without(former, now));
  const added = pairs.flatMap(([former, now]) => without(now, former));
  return dropped.length + added.length > 0 ? { dropped: once(dropped), added: once(added) } : undefined;
}

/** Tells changes apart: who confirmed some has not confirmed others. */
export function signOf({ dropped, added }: RecipientChanges): string {
  const idOf = ({ serviceContactId, email }: Served) => serviceContactId ?? email?.toLowerCase();
  return JSON.stringify([dropped.map(idOf).toSorted(), added.map(idOf).toSorted()]);
}

/** `Priya Anand (p.anand@example.com)`; an address alone, where nothing else is known. */
export function servedText({ name, email }: Served): string {
  if (!name || name === email) return email ?? 'A deleted contact';
  return email ? `${name} (${email})` : name;
}

function without(people: readonly Served[], others: readonly Served[]): Served[] {
  return people.filter((each) => !others.some((other) => isSame(each, other)));
}

function once(people: readonly Served[]): Served[] {
  return people.filter((each, place) => people.findIndex((other) => isSame(each, other)) === place);
}

/** A contact stays the same with another address, and an address with another contact. */
function isSame(one: Served, other: Served): boolean {
  const isContact = one.serviceContactId !== undefined && one.serviceContactId === other.serviceContactId;
  return isContact || (one.email !== undefined && plain(one.email) === plain(other.email));
}

const plain = (email: string | undefined) => email?.trim().toLowerCase();

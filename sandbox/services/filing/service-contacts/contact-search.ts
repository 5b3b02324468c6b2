/** Searches the firm's and the public list of service contacts. Names match partially, in any case. */
import { and, asc, eq, like, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { containsText, plainPattern } from '../../../db/conditions.ts';
import { serviceContacts } from '../../../db/schema/service-contacts.ts';
import { problem } from '../../../http/problem.ts';
import type { ContactContext, ContactRow } from './contact-store.ts';

/** Parts of a contact's values, as in the query. */
export interface ContactSearch {
  FirstName?: string | undefined;
  MiddleName?: string | undefined;
  LastName?: string | undefined;
  /** Contacts have no business apart from their firm. */
  BusinessName?: string | undefined;
  FirmName?: string | undefined;
  Email?: string | undefined;
}

/** The most contacts of the public list in one answer. */
const mostPublic = 200;

/** The contacts on the firm's list that match, by name. */
export function searchFirmList({ db, session, state }: ContactContext, search: ContactSearch): Promise<ContactRow[]> {
  const { clientId, isInFirmMasterList } = serviceContacts;
  return db
    .select()
    .from(serviceContacts)
    .where(
      and(
        eq(clientId, session.clientId),
        eq(serviceContacts.state, state),
        eq(isInFirmMasterList, true),
        ...conditions(search),
      ),
    )
    .orderBy(...byName);
}

/**
 * The public contacts of all firms that match, by name, at most 200.
 * @throws ProblemError 400 without a part to search for.
 */
export async function searchPublicList({ db, state }: ContactContext, search: ContactSearch): Promise<ContactRow[]> {
  const wanted = conditions(search);
  if (wanted.length === 0) {
    const message = 'Enter part of a name, firm or email address.';
    throw problem(400, { code: 'invalid-request', detail: message, errors: { 'query.LastName': [message] } });
  }
  return db
    .select()
    .from(serviceContacts)
    .where(and(eq(serviceContacts.state, state), eq(serviceContacts.isPublic, true), ...wanted))
    .orderBy(...byName)
    .limit(mostPublic);
}

/** As in the index of the public list. */
const byName = [asc(serviceContacts.lastName), asc(serviceContacts.firstName), asc(serviceContacts.serviceContactId)];

/** One condition for each part that is not blank. */
function conditions(search: ContactSearch): (SQL | undefined)[] {
  const { firstName, middleName, lastName, firmName, email } = serviceContacts;
  const parts: [string | undefined, AnyPgColumn][] = [
    [search.FirstName, firstName],
    [search.MiddleName, middleName],
    [search.LastName, lastName],
    [search.BusinessName, firmName],
    [search.FirmName, firmName],
    [search.Email, email],
  ];
  return parts.flatMap(([part, column]) => {
    const text = part?.trim();
    return text ? [contains(column, text)] : [];
  });
}

/** The first condition only lets the index of all texts answer; it follows from the second. */
function contains(column: AnyPgColumn, text: string): SQL | undefined {
  return and(like(serviceContacts.searchText, plainPattern(text)), containsText(column, text));
}

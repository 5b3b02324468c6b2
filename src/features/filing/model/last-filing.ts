/**
 * Takes over what repeats from filing to filing: the choices of the person's last filing at the court, and the parties
 * of earlier cases. Only fills in what is missing, and only what the court still offers.
 */
import type {
  FilingEntry,
  FilingType,
  OptionalServiceChoice,
  Party,
  PaymentAccount,
  PostalAddress,
} from '@/api/generated/filing/model';
import type { EarlierParty, LastFiling, RecentFilings } from '@/api/generated/workspace/model';
import type { PlaceAddress } from '@/features/addresses';
import { type CourtTables, type FilingContent, isExpired, rowOf } from '@/features/efiling';
import { withFilingType } from './filing-fit';

/** What the defaults are checked against. */
interface Offered {
  tables: CourtTables;
  /** The firm's payment accounts; empty if they couldn't be loaded. */
  accounts: readonly PaymentAccount[];
  now: Date;
}

/** Fills in the filer type, the numbers that the court requires, and the payment account. */
export function withLastFiling(
  content: FilingContent,
  last: LastFiling | undefined,
  { tables, accounts, now }: Offered,
): FilingContent {
  if (!last) return content;
  const account = accounts.find(({ paymentAccountId }) => paymentAccountId === last.paymentAccountId);
  const isUsable = account?.active && !isExpired(account, now);
  const missing = tables.crossReferences.flatMap(({ code, isRequired }) => {
    const entered = rowOf(content.crossReferences, code)?.value.trim() ?? '';
    const number = rowOf(last.crossReferences, code);
    return isRequired && entered === '' && number ? [number] : [];
  });
  const filled = new Map(missing.map((number) => [number.code, number]));
  return {
    ...content,
    filerTypeCode: content.filerTypeCode ?? rowOf(tables.filerTypes, last.filerTypeCode)?.code,
    paymentAccountId: content.paymentAccountId ?? (isUsable ? account.paymentAccountId : undefined),
    crossReferences: [...content.crossReferences.filter(({ code }) => !filled.has(code)), ...filled.values()],
  };
}

/** The attorney of the last filing, if still with the firm. */
export function lastAttorney(last: LastFiling | undefined, { attorneys }: CourtTables): string | undefined {
  return attorneys.find(({ attorneyId }) => attorneyId === last?.filingAttorneyId)?.attorneyId;
}

/** A firm with one attorney needs no choice; otherwise it is most likely the attorney of the last filing at the court. */
export function likelyAttorney(last: LastFiling | undefined, tables: CourtTables): string | undefined {
  const [first, ...others] = tables.attorneys;
  return others.length === 0 ? first?.attorneyId : lastAttorney(last, tables);
}

/** The services ordered with a filing type last. */
export function lastServices(
  { filingTypes }: Pick<RecentFilings, 'filingTypes'>,
  filingTypeCode: string | undefined,
): OptionalServiceChoice[] {
  return rowOf(filingTypes, filingTypeCode)?.optionalServices ?? [];
}

/** Changes the filing type. Its last services replace those that came the same way with the former type. */
export function withTypeAndServices(
  filing: FilingEntry,
  filingTypeCode: string | undefined,
  filingTypes: readonly FilingType[],
  recent: Pick<RecentFilings, 'filingTypes'>,
): FilingEntry {
  const changed = withFilingType(filing, filingTypeCode, filingTypes);
  const isUntouched = isSameServices(filing.optionalServices, lastServices(recent, filing.filingTypeCode));
  return isUntouched ? { ...changed, optionalServices: lastServices(recent, filingTypeCode) } : changed;
}

/** Tells whether the services are these, whatever their amounts. */
export function isSameServices(
  chosen: readonly OptionalServiceChoice[],
  others: readonly OptionalServiceChoice[],
): boolean {
  return (
    chosen.length === others.length && chosen.every(({ code, quantity }) => rowOf(others, code)?.quantity === quantity)
  );
}

/** The party with the name, email, phone and address of an earlier case. Codes that the court doesn't have are left out. */
export function withEarlierParty(party: Party, earlier: EarlierParty, tables: CourtTables): Party {
  const { kind, person, organizationName, email, phone, address } = earlier;
  return {
    ...party,
    kind,
    person: person && { ...person, suffixCode: rowOf(tables.suffixes, person.suffixCode)?.code },
    organizationName,
    email,
    phone,
    address: address && {
      ...address,
      state: rowOf(tables.addressStates, address.state)?.code,
      countryCode: rowOf(tables.countries, address.countryCode)?.code,
    },
  };
}

/** A looked-up address as the court's tables have it. The suite or apartment stays. */
export function withPlace(
  address: PostalAddress | undefined,
  { streetNo, streetName, city, state, zipCode }: PlaceAddress,
  { addressStates, countries }: Pick<CourtTables, 'addressStates' | 'countries'>,
): PostalAddress {
  return {
    ...address,
    street: [streetNo, streetName].filter(Boolean).join(' ') || undefined,
    city: city || undefined,
    state: rowOf(addressStates, state)?.code,
    zip: zipCode || undefined,
    countryCode: rowOf(countries, 'US')?.code,
  };
}

/** The party's name as filed. */
export function earlierName({ kind, person, organizationName }: EarlierParty): string {
  if (kind === 'organization') return organizationName ?? '';
  return [person?.firstName, person?.middleName, person?.lastName].filter(Boolean).join(' ');
}

import { describe, expect, it } from 'vitest';
import type { PaymentAccount } from '@/api/generated/filing/model';
import type { LastFiling } from '@/api/generated/workspace/model';
import { emptyContent } from '@/features/efiling';
import { filingOf, organizationOf, personOf, tables } from '../../../../tests/court-tables.ts';
import {
  earlierName,
  isSameServices,
  lastAttorney,
  lastServices,
  likelyAttorney,
  withEarlierParty,
  withLastFiling,
  withPlace,
  withTypeAndServices,
} from './last-filing';

const visa: PaymentAccount = {
  paymentAccountId: 'visa',
  paymentAccountTypeCode: 'CC',
  accountName: 'Firm Visa',
  cardMonth: 11,
  cardYear: 2027,
  active: true,
  isGlobal: false,
};
const last: LastFiling = {
  orderId: 1,
  submittedAt: '2026-05-01T12:00:00Z',
  crossReferences: [
    { code: '40', value: '61204' },
    { code: '41', value: 'P' },
  ],
  filerTypeCode: '2',
  filingAttorneyId: 'a2',
  paymentAccountId: 'visa',
  courtesyCopyEmails: [],
};
const now = new Date(2026, 5, 1);
const offered = { tables, accounts: [visa], now };

describe('a new draft', () => {
  it('takes over what repeats: filer type, the required number, and the account', () => {
    expect(withLastFiling(emptyContent, last, offered)).toEqual({
      ...emptyContent,
      filerTypeCode: '2',
      paymentAccountId: 'visa',
      crossReferences: [{ code: '40', value: '61204' }],
    });
  });

  it('keeps what is entered', () => {
    const entered = {
      ...emptyContent,
      filerTypeCode: '1',
      paymentAccountId: 'other',
      crossReferences: [{ code: '40', value: '11111' }],
    };
    expect(withLastFiling(entered, last, offered)).toEqual(entered);
    expect(withLastFiling(entered, undefined, offered)).toBe(entered);
    const blank = { ...entered, crossReferences: [{ code: '40', value: ' ' }] };
    expect(withLastFiling(blank, last, offered).crossReferences).toEqual([{ code: '40', value: '61204' }]);
  });

  it('takes over nothing that is gone: a filer type, a number’s kind, an expired or inactive account', () => {
    const content = { ...emptyContent, filerTypeCode: undefined, paymentAccountId: undefined };
    const bare = { ...tables, filerTypes: [], crossReferences: [] };
    expect(withLastFiling(emptyContent, last, { tables: bare, accounts: [], now })).toEqual(content);
    for (const account of [
      { ...visa, active: false },
      { ...visa, cardYear: 2025 },
    ])
      expect(withLastFiling(emptyContent, last, { ...offered, accounts: [account] }).paymentAccountId).toBeUndefined();
  });
});

describe('a new filing', () => {
  const recent = { filingTypes: [{ code: '60', optionalServices: [{ code: 's', quantity: 2 }] }] };

  it('has the last attorney, while with the firm', () => {
    expect(lastAttorney(last, tables)).toBe('a2');
    expect(lastAttorney({ ...last, filingAttorneyId: 'gone' }, tables)).toBeUndefined();
    expect(lastAttorney(undefined, tables)).toBeUndefined();
  });

  it('gets the services that were last ordered with its type', () => {
    const filing = filingOf({ filingTypeCode: undefined });
    const typed = withTypeAndServices(filing, '60', tables.filingTypes, recent);
    expect(typed).toMatchObject({ filingTypeCode: '60', optionalServices: [{ code: 's', quantity: 2 }] });
    expect(withTypeAndServices(typed, '61', tables.filingTypes, recent).optionalServices).toEqual([]);
    const own = { ...typed, optionalServices: [{ code: 'other', quantity: 1 }] };
    expect(withTypeAndServices(own, '61', tables.filingTypes, recent).optionalServices).toEqual(own.optionalServices);
    expect(lastServices(recent, undefined)).toEqual([]);
  });

  it('compares services by code and quantity', () => {
    const one = [{ code: 's', quantity: 2, amount: 5 }];
    expect(isSameServices(one, [{ code: 's', quantity: 2 }])).toBe(true);
    expect(isSameServices(one, [{ code: 's', quantity: 1 }])).toBe(false);
    expect(isSameServices(one, [])).toBe(false);
  });
});

describe('a party of an earlier case', () => {
  const found = { orderId: 1, caseTitle: '', courtName: '', submittedAt: '' };
  const address = { street: '9 New Street', state: 'QQ', countryCode: 'US' };

  it('fills in a person or organization, and leaves role and representation', () => {
    const person = { firstName: 'Ana', lastName: 'Pell', suffixCode: 'JR' };
    const filled = withEarlierParty(
      organizationOf({ organizationName: undefined }),
      { ...found, kind: 'person', person, email: 'a@b.example', phone: '312', address },
      tables,
    );
    expect(filled).toEqual({
      ...organizationOf({ organizationName: undefined }),
      kind: 'person',
      person,
      email: 'a@b.example',
      phone: '312',
      address: { street: '9 New Street', state: undefined, countryCode: 'US' },
    });
    const organization = { ...found, kind: 'organization' as const, organizationName: 'Lakeshore' };
    expect(withEarlierParty(personOf(), organization, tables)).toMatchObject({
      kind: 'organization',
      organizationName: 'Lakeshore',
      person: undefined,
      attorneyIds: ['a1'],
    });
  });

  it('is listed by name', () => {
    expect(earlierName({ ...found, kind: 'person', person: { firstName: 'Ana', lastName: 'Pell' } })).toBe('Ana Pell');
    expect(earlierName({ ...found, kind: 'person' })).toBe('');
    expect(earlierName({ ...found, kind: 'organization', organizationName: 'Lakeshore' })).toBe('Lakeshore');
    expect(earlierName({ ...found, kind: 'organization' })).toBe('');
  });
});

it('a looked-up address keeps the apartment, and leaves out what is unknown', () => {
  const place = { streetNo: '210', streetName: 'Harbor Street', city: 'Chicago', state: 'IL', zipCode: '60601' };
  expect(withPlace({ unit: '3B', street: 'old' }, place, tables)).toEqual({
    unit: '3B',
    street: '210 Harbor Street',
    city: 'Chicago',
    state: 'IL',
    zip: '60601',
    countryCode: 'US',
  });
  const nothing = { streetNo: '', streetName: '', city: '', state: '', zipCode: '' };
  expect(withPlace(undefined, nothing, { addressStates: [], countries: [] })).toEqual({
    street: undefined,
    city: undefined,
    state: undefined,
    zip: undefined,
    countryCode: undefined,
  });
});

describe('the likely attorney', () => {
  const [first, second] = tables.attorneys;
  const only = first ? [first] : [];

  it('is the firm’s only one, or that of the last filing', () => {
    expect(likelyAttorney(undefined, { ...tables, attorneys: only })).toBe('a1');
    expect(likelyAttorney(last, { ...tables, attorneys: only })).toBe('a1');
    expect(likelyAttorney(last, tables)).toBe('a2');
  });

  it('isn’t known of a firm with several or none', () => {
    expect(second?.attorneyId).toBe('a2');
    expect(likelyAttorney(undefined, tables)).toBeUndefined();
    expect(likelyAttorney(undefined, { ...tables, attorneys: [] })).toBeUndefined();
  });
});

it('an account that isn’t the last one’s is not taken over', () => {
  const other = { ...visa, paymentAccountId: 'other' };
  expect(withLastFiling(emptyContent, last, { ...offered, accounts: [other] }).paymentAccountId).toBeUndefined();
  expect(withLastFiling(emptyContent, last, { ...offered, accounts: [other, visa] }).paymentAccountId).toBe('visa');
});

it('other numbers stay beside the one that is filled in', () => {
  const crossReferences = [{ code: '41', value: 'ABC' }];
  expect(withLastFiling({ ...emptyContent, crossReferences }, last, offered).crossReferences).toEqual([
    { code: '41', value: 'ABC' },
    { code: '40', value: '61204' },
  ]);
  expect(withLastFiling(emptyContent, { ...last, crossReferences: [] }, offered).crossReferences).toEqual([]);
});

it('services differ by what they are', () => {
  const copies = { code: 's', quantity: 2 };
  expect(isSameServices([copies], [{ ...copies, code: 't' }])).toBe(false);
  expect(isSameServices([copies], [copies, { code: 't', quantity: 1 }])).toBe(false);
  expect(isSameServices([], [])).toBe(true);
  expect(lastServices({ filingTypes: [] }, '60')).toEqual([]);
});

it('a person of an earlier case is listed with the middle name', () => {
  const person = { firstName: 'Ana', middleName: 'M', lastName: 'Pell' };
  const found = { orderId: 1, caseTitle: '', courtName: '', submittedAt: '', kind: 'person', person } as const;
  expect(earlierName(found)).toBe('Ana M Pell');
});

it('an earlier party without an address or a known suffix has none', () => {
  const found = { orderId: 1, caseTitle: '', courtName: '', submittedAt: '', kind: 'person' } as const;
  const filled = withEarlierParty(personOf(), { ...found, person: { lastName: 'Pell', suffixCode: 'III' } }, tables);
  expect(filled.person).toEqual({ lastName: 'Pell', suffixCode: undefined });
  expect(filled.address).toBeUndefined();
  expect(withEarlierParty(personOf(), found, tables).person).toBeUndefined();
});

/** Services around a sale of land. Fees are those of the sandbox. */
import type { ServiceForm } from '../../../generated/serving/schemas.ts';
import { address, asked, choice, optional } from './fields.ts';

const property = {
  title: 'Property',
  fields: [
    ...address('property'),
    asked('county', 'County', 'text', { help: 'The county whose recorder has the land records.' }),
    optional('parcelNumber', 'Parcel number', 'text', { maxLength: 60, help: 'Also called APN or PIN.' }),
  ],
};

export const deedPreparation: ServiceForm = {
  service: 'DeedPreparation',
  name: 'Deed preparation',
  description: 'An attorney of the state drafts the deed. It can be recorded once it is signed.',
  fee: 125,
  feeNote: 'Recording fees and transfer taxes are charged at cost.',
  businessDays: 3,
  sections: [
    {
      title: 'Deed',
      fields: [
        choice('deedType', 'Kind of deed', {
          warranty: 'General warranty deed',
          'special-warranty': 'Special warranty deed',
          quitclaim: 'Quitclaim deed',
          'transfer-on-death': 'Transfer on death deed',
        }),
        choice('reason', 'Reason for the transfer', {
          sale: 'Sale',
          gift: 'Gift',
          trust: 'Transfer to a trust',
          divorce: 'Divorce',
          estate: 'Estate',
          other: 'Other',
        }),
        asked('consideration', 'Consideration', 'money', {
          help: 'The price in US dollars.',
          onlyIf: { field: 'reason', values: ['sale'] },
        }),
        choice('recording', 'After it is signed', { record: 'Record it', return: 'Return it to us' }),
      ],
    },
    property,
    {
      title: 'Parties',
      fields: [
        asked('grantors', 'Grantors', 'long-text', {
          maxLength: 1000,
          help: 'Each name as it stands on the current deed, one per line.',
        }),
        asked('grantees', 'Grantees', 'long-text', { maxLength: 1000, help: 'Each full name, one per line.' }),
        choice(
          'vesting',
          'How the grantees take title',
          {
            sole: 'Sole ownership',
            'joint-tenants': 'Joint tenants with right of survivorship',
            'tenants-in-common': 'Tenants in common',
            entirety: 'Tenants by the entirety',
            'community-property': 'Community property',
            trust: 'Trustee',
          },
          { help: 'Not every state has each of these.' },
        ),
      ],
    },
    {
      title: 'Legal description',
      fields: [
        asked('legalDescription', 'Legal description', 'long-text', {
          maxLength: 4000,
          help: 'Copy it from the current deed.',
        }),
        optional('instructions', 'Instructions', 'long-text'),
      ],
    },
  ],
  notes: [],
};

export const form1099S: ServiceForm = {
  service: 'Form1099S',
  name: 'Form 1099-S',
  description: 'Report the proceeds of a real estate sale to the IRS and to the transferor.',
  fee: 25,
  businessDays: 1,
  sections: [
    {
      title: 'Transferor',
      fields: [
        asked('transferorName', 'Name', 'text', { help: 'As on the transferor’s tax return.' }),
        asked('transferorTaxpayerId', 'SSN, ITIN or EIN', 'taxpayer-id', {
          help: 'Sent encrypted and never shown again. Later you see the last four digits.',
        }),
        ...address('transferor'),
        choice('isForeign', 'Is the transferor a foreign person?', { no: 'No', yes: 'Yes' }),
      ],
    },
    {
      title: 'Sale',
      fields: [
        asked('closingDate', 'Date of closing', 'date'),
        asked('grossProceeds', 'Gross proceeds', 'money'),
        choice(
          'receivedOther',
          'Property or services?',
          { no: 'No', yes: 'Yes' },
          { help: 'Whether the transferor receives property or services as well.' },
        ),
        optional('buyersTax', 'Buyer’s part of real estate tax', 'money'),
      ],
    },
    property,
  ],
  notes: [
    {
      text: 'The transferor gets the statement by February 15 after the year of closing.',
      source: '26 U.S.C. 6045(b)',
      effectiveFrom: '2009-01-01',
    },
  ],
};

export const titleSearch: ServiceForm = {
  service: 'TitleSearch',
  name: 'Title search',
  description: 'Owners, liens and encumbrances from the county’s land records.',
  fee: 150,
  feeNote: 'Copies of recorded documents are charged at cost.',
  businessDays: 4,
  sections: [
    {
      title: 'Search',
      fields: [
        choice('searchType', 'Kind of search', {
          'current-owner': 'Current owner',
          'two-owner': 'Two owners back',
          'full-30': 'Full search, 30 years',
          'full-60': 'Full search, 60 years',
        }),
        optional('ownerName', 'Owner, if known'),
      ],
    },
    property,
    { title: 'Instructions', fields: [optional('instructions', 'Instructions', 'long-text')] },
  ],
  notes: [],
};

/** The demo's retailers and their firms. */
import { clients, profileSettings, retailers } from '../db/schema/platform.ts';
import { type Demo, daysBefore } from './demo-step.ts';

const demoRetailers = [
  { retailerId: 1, retailerCode: 'itk', name: 'No integration' },
  { retailerId: 2, retailerCode: 'clio', name: 'Clio' },
  { retailerId: 3, retailerCode: 'NETDOCS', name: 'NetDocuments' },
  { retailerId: 4, retailerCode: 'imanage', name: 'iManage' },
  { retailerId: 5, retailerCode: 'easysoft', name: 'Easysoft' },
  { retailerId: 6, retailerCode: 'timematters', name: 'Time Matters' },
  { retailerId: 7, retailerCode: 'actionstep', name: 'Actionstep' },
  { retailerId: 8, retailerCode: 'mycase', name: 'MyCase' },
  { retailerId: 9, retailerCode: 'smokeball', name: 'Smokeball' },
  { retailerId: 10, retailerCode: 'leap', name: 'LEAP' },
  { retailerId: 11, retailerCode: 'neos', name: 'Neos' },
  { retailerId: 12, retailerCode: 'filevine', name: 'Filevine' },
];

/** `ageInDays`: days between sign-up and seeding. */
const demoFirms = [
  {
    clientId: 1,
    partyId: 90001,
    name: 'Marlow & Finch LLP',
    contact: 'Nora Marlow',
    email: 'office.marlowfinch@example.com',
    financeEmail: 'billing.marlowfinch@example.com',
    phone: '(312) 555-0142',
    retailerId: 2,
    customerNumber: 'BF-000001',
    timeZone: 'America/Chicago',
    ageInDays: 730,
    addresses: [
      {
        addressType: 0,
        number: '120',
        street: 'North LaSalle Street',
        suburb: 'Chicago',
        state: 'IL',
        postcode: '60602',
        buildingName: 'Suite 2400',
      },
      {
        addressType: 1,
        number: '8812',
        street: 'PO Box',
        suburb: 'Chicago',
        state: 'IL',
        postcode: '60605-1104',
        poBoxType: 'PO Box',
        mailInstructions: 'Attention accounts payable',
      },
    ],
  },
  {
    clientId: 2,
    partyId: 90002,
    name: 'Ashgrove Legal Group',
    contact: 'June Ashgrove',
    email: 'office.ashgrove@example.com',
    financeEmail: 'office.ashgrove@example.com',
    phone: '(217) 555-0118',
    retailerId: 1,
    customerNumber: 'BF-000002',
    timeZone: 'America/Chicago',
    ageInDays: 400,
    addresses: [
      {
        addressType: 0,
        number: '415',
        street: 'East Capitol Avenue',
        suburb: 'Springfield',
        state: 'IL',
        postcode: '62701',
      },
    ],
  },
  {
    clientId: 3,
    partyId: 90003,
    name: 'Calder Whitlock PC',
    contact: 'Ines Calder',
    email: 'office.calderwhitlock@example.com',
    financeEmail: 'finance.calderwhitlock@example.com',
    phone: '(510) 555-0163',
    retailerId: 3,
    customerNumber: 'BF-000003',
    timeZone: 'America/Los_Angeles',
    ageInDays: 250,
    addresses: [
      {
        addressType: 0,
        number: '1300',
        street: 'Clay Street',
        suburb: 'Oakland',
        state: 'CA',
        postcode: '94612',
        buildingName: 'Floor 9',
      },
    ],
  },
  {
    clientId: 4,
    partyId: 90004,
    name: 'Harrow & Pell LLP',
    contact: 'Maren Harrow',
    email: 'office.harrowpell@example.com',
    financeEmail: 'office.harrowpell@example.com',
    phone: '(404) 555-0137',
    retailerId: 11,
    customerNumber: 'BF-000004',
    thirdPartyIdentifier: 'HP-20417',
    timeZone: 'America/New_York',
    ageInDays: 160,
    addresses: [
      {
        addressType: 0,
        number: '55',
        street: 'Marietta Street',
        suburb: 'Atlanta',
        state: 'GA',
        postcode: '30303',
      },
    ],
  },
  {
    clientId: 5,
    partyId: 90005,
    name: 'Stillwater Injury Law',
    contact: 'Callum Stillwater',
    email: 'office.stillwater@example.com',
    financeEmail: 'office.stillwater@example.com',
    phone: '(512) 555-0184',
    retailerId: 12,
    customerNumber: 'BF-000005',
    timeZone: 'America/Chicago',
    ageInDays: 90,
    addresses: [
      {
        addressType: 0,
        number: '907',
        street: 'Congress Avenue',
        suburb: 'Austin',
        state: 'TX',
        postcode: '78701',
      },
    ],
  },
];

/** Seeds all retailers and the demo firms, which have completed onboarding. */
export async function seedFirms({ db, now }: Demo): Promise<void> {
  await db.insert(retailers).values(demoRetailers);
  await db
    .insert(clients)
    .values(demoFirms.map(({ ageInDays, ...firm }) => ({ ...firm, createdAt: daysBefore(now, ageInDays) })));
  await db.insert(profileSettings).values(
    demoFirms.map(({ partyId }) => ({
      partyId,
      profileSettingType: 5 as const,
      name: 'HasCompletedOnboarding',
      nameKey: 'hascompletedonboarding',
      value: 'true',
      updatedAt: now,
    })),
  );
}

/** The demo firms' attorneys and payment accounts with each Tyler state's provider. */
import { attorneys, paymentAccounts } from '../db/schema/filing-accounts.ts';
import type { StateCode } from '../generated/filing/schemas.ts';
import { stateCapabilities, statesWithAccounts } from '../services/state-capabilities.ts';
import type { DemoStep } from './demo-step.ts';

const attorneysOfFirms = [
  { clientId: 1, firstName: 'Nora', lastName: 'Marlow', email: 'nora.marlow@example.com' },
  { clientId: 1, firstName: 'Theo', middleName: 'J', lastName: 'Finch', email: 'theo.finch@example.com' },
  { clientId: 1, firstName: 'Gwendolyn', lastName: 'Abara', email: 'gwendolyn.abara@example.com' },
  { clientId: 2, firstName: 'June', lastName: 'Ashgrove', email: 'june.ashgrove@example.com' },
  { clientId: 2, firstName: 'Hollis', middleName: 'R', lastName: 'Teague', email: 'hollis.teague@example.com' },
  { clientId: 3, firstName: 'Ines', lastName: 'Calder', email: 'ines.calder@example.com' },
  { clientId: 3, firstName: 'Leo', lastName: 'Whitlock', email: 'leo.whitlock@example.com' },
];

const cardHolders: Readonly<Record<number, string>> = { 1: 'Nora Marlow', 2: 'June Ashgrove', 3: 'Ines Calder' };

/** A firm's accounts in one state. The declined and expired cards are there to test failures. */
function accountsOf(clientId: number, state: StateCode, year: number): (typeof paymentAccounts.$inferInsert)[] {
  const card = { paymentAccountTypeCode: 'CC', cardType: 'VISA', cardHolderName: cardHolders[clientId] } as const;
  const accounts = [
    { ...card, accountName: 'Firm Visa', cardLast4: '4242', cardMonth: 11, cardYear: year + 3 },
    {
      ...card,
      accountName: 'Declined Visa',
      cardLast4: '0002',
      cardMonth: 8,
      cardYear: year + 2,
      processorBehavior: 'declined',
    },
    {
      ...card,
      accountName: 'Expired Mastercard',
      cardType: 'MASTERCARD',
      cardLast4: '5100',
      cardMonth: 4,
      cardYear: year - 1,
    },
    { paymentAccountTypeCode: 'BankAccount', accountName: 'Operating account', cardLast4: '6789' },
    { paymentAccountTypeCode: 'WV', accountName: 'Fee waiver' },
  ] as const;
  return accounts.map((account, index) => ({
    ...account,
    paymentAccountId: demoId('a', clientId, state, index + 1),
    clientId,
    state,
  }));
}

/** Seeds each firm's accounts in every Tyler state. */
export const seedFilingAccounts: DemoStep = async ({ db, now }) => {
  await db.insert(attorneys).values(
    statesWithAccounts.flatMap((state) =>
      attorneysOfFirms.map((attorney, index) => ({
        ...attorney,
        attorneyId: demoId('b', attorney.clientId, state, index + 1),
        state,
        barNumber: String(6_290_000 + stateNumber(state) * 1000 + index * 37),
      })),
    ),
  );
  const year = now.getUTCFullYear();
  await db
    .insert(paymentAccounts)
    .values(statesWithAccounts.flatMap((state) => [1, 2, 3].flatMap((clientId) => accountsOf(clientId, state, year))));
  await db.insert(paymentAccounts).values(
    statesWithAccounts.map((state) => ({
      paymentAccountId: demoId('a', 0, state, 1),
      clientId: null,
      state,
      paymentAccountTypeCode: 'BankAccount' as const,
      accountName: billedAccountName,
    })),
  );
};

/** Court fees that the product advances and puts on its invoice. */
const billedAccountName = 'Bill to our invoice';

/** A fixed ID in the form of a GUID. */
function demoId(kind: 'a' | 'b', clientId: number, state: StateCode, number: number): string {
  return `00000000-0000-4000-8${kind}${pad(stateNumber(state))}-00000000${pad(clientId)}${pad(number)}`;
}

function stateNumber(state: StateCode): number {
  return stateCapabilities.findIndex((capability) => capability.state === state);
}

const pad = (number: number) => String(number).padStart(2, '0');

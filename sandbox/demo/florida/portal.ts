/** What the demo firms have in the Florida portal: people's accounts, who is served in cases, and templates. */

import { flAccounts, flCases, flServiceList, flTemplates } from '../../db/schema/florida.ts';
import { clients, profileSettings } from '../../db/schema/platform.ts';
import { type DemoStep, daysBefore } from '../demo-step.ts';
import { demoPeople } from '../people.ts';

/** Has not followed the link in the portal's message yet. */
const unconfirmed = 'priya.raman@example.com';
/** Never registered with the portal. */
const without = 'prospect@example.com';

const court = 'Orange County Circuit and County Courts';

const templates: readonly (typeof flTemplates.$inferInsert)[] = [
  {
    templateId: 'tpl-12',
    clientId: 1,
    name: 'New contract action',
    courtLocation: court,
    divisionId: 'circuit-civil',
    caseTypeId: 'ct-contract',
    docketCodeIds: ['dc-complaint', 'dc-civil-cover-sheet', 'dc-summons'],
  },
  {
    templateId: 'tpl-13',
    clientId: 1,
    name: 'Foreclosure, with a code that is gone',
    courtLocation: court,
    divisionId: 'circuit-civil',
    caseTypeId: 'ct-foreclosure',
    docketCodeIds: ['dc-complaint', 'dc-lis-pendens', 'dc-value-of-property'],
  },
  {
    templateId: 'tpl-14',
    clientId: 1,
    name: 'Motion to compel',
    courtLocation: court,
    divisionId: 'circuit-civil',
    docketCodeIds: ['dc-motion-compel', 'dc-notice-hearing'],
  },
];

/** Seeds the portal's accounts and templates. People exist. */
export const seedPortal: DemoStep = async ({ db, now }) => {
  const accounts = demoPeople
    .filter(({ userName }) => userName !== without)
    .map(({ userId, clientId, name, userName }) => {
      const [firstName = name, lastName = firstName] = name.split(' ');
      return {
        accountId: `fl-acc-${userId}`,
        clientId,
        userId,
        logonName: `${firstName.charAt(0)}${lastName}`.toLowerCase(),
        firstName,
        lastName,
        email: userName,
        role: 'paralegal' as const,
        status: userName === unconfirmed ? ('pending-confirmation' as const) : ('active' as const),
        createdAt: daysBefore(now, 200),
      };
    });
  await db.insert(flAccounts).values(accounts);
  const firms = await db.select({ clientId: clients.clientId, partyId: clients.partyId }).from(clients);
  await db.insert(profileSettings).values(
    accounts.flatMap(({ userId, clientId, logonName }) => {
      const partyId = firms.find((firm) => firm.clientId === clientId)?.partyId;
      if (!partyId) return [];
      const name = 'FlPortalLogonName';
      return [
        {
          profileSettingType: 6 as const,
          name,
          nameKey: name.toLowerCase(),
          partyId,
          userId,
          value: logonName,
          updatedAt: now,
        },
      ];
    }),
  );
  await db.insert(flTemplates).values([...templates]);
};

/** Seeds who is served in every case of the clerks' records. */
export const seedServiceLists: DemoStep = async ({ db, now }) => {
  const cases = await db.select({ ucn: flCases.ucn, parties: flCases.parties }).from(flCases);
  await db.insert(flServiceList).values(cases.flatMap(({ ucn, parties }) => listOf(ucn, parties[1]?.name, now)));
};

/** Opposing counsel, a colleague whose mail failed, and in some cases someone whom the first firm added. */
function listOf(ucn: string, partyName: string | undefined, now: Date): (typeof flServiceList.$inferInsert)[] {
  const firmName = 'Prather & Voss, P.A.';
  return [
    {
      ucn,
      recipientId: 'es-5512',
      name: 'Owen Prather',
      firmName,
      email: 'owen.prather@example.com',
      barNumber: '1019945',
      partyName,
    },
    {
      ucn,
      recipientId: 'es-5513',
      name: 'Delia Voss',
      firmName,
      email: 'bounce.voss@example.com',
      barNumber: '1019981',
      partyName,
      lastFailedAt: daysBefore(now, 12),
    },
    {
      ucn,
      recipientId: 'es-5601',
      name: 'Rina Calloway',
      email: 'rina.calloway@example.com',
      isAttorney: false,
      clientId: 1,
    },
  ];
}

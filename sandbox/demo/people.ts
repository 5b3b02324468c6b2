/** People at the demo firms, covering every role. */
import { clients, profileSettings, roles, userRoles, users } from '../db/schema/platform.ts';
import { hashPassword } from '../services/platform/passwords.ts';
import { type Demo, daysBefore } from './demo-step.ts';

/** Every demo person's password. */
export const demoPassword = 'Benchfile-demo1';

const demoRoles = [
  { roleId: 1, roleName: 'Demo' },
  { roleId: 2, roleName: 'ProcessServingProspect' },
  { roleId: 3, roleName: 'BillingLegacy' },
  { roleId: 4, roleName: 'BetaReporting' },
  { roleId: 5, roleName: 'deedpro' },
  { roleId: 6, roleName: 'NewUISkipTrace' },
  { roleId: 7, roleName: 'Bookkeeper' },
  { roleId: 8, roleName: 'FilingServiceAdministrator' },
] as const;

interface DemoPerson {
  userId: number;
  clientId: number;
  userName: string;
  name: string;
  userAdministrator: boolean;
  roles: readonly (typeof demoRoles)[number]['roleName'][];
  /** The last selected state. Without it, the product asks. */
  state?: string;
  /** Whether the demo orders are all of others. */
  ordersNothing?: true;
  /** A short description for the sign-in page. */
  position: string;
}

export const demoPeople: readonly DemoPerson[] = [
  {
    userId: 1,
    clientId: 1,
    userName: 'nora.marlow@example.com',
    name: 'Nora Marlow',
    userAdministrator: true,
    roles: [],
    state: 'IL',
    position: 'Administrator',
  },
  {
    userId: 2,
    clientId: 1,
    userName: 'theo.finch@example.com',
    name: 'Theo Finch',
    userAdministrator: false,
    roles: [],
    state: 'IL',
    position: 'Attorney',
  },
  {
    userId: 3,
    clientId: 1,
    userName: 'priya.raman@example.com',
    name: 'Priya Raman',
    userAdministrator: false,
    roles: ['BetaReporting', 'NewUISkipTrace'],
    state: 'IL',
    position: 'Paralegal, beta features',
  },
  {
    userId: 4,
    clientId: 1,
    userName: 'demo@example.com',
    name: 'Demo Visitor',
    userAdministrator: false,
    roles: ['Demo'],
    position: 'Demo role',
  },
  {
    userId: 5,
    clientId: 2,
    userName: 'june.ashgrove@example.com',
    name: 'June Ashgrove',
    userAdministrator: true,
    roles: ['deedpro'],
    state: 'IL',
    position: 'Administrator, deeds',
  },
  {
    userId: 6,
    clientId: 2,
    userName: 'sam.okafor@example.com',
    name: 'Sam Okafor',
    userAdministrator: false,
    roles: ['BillingLegacy', 'Bookkeeper'],
    state: 'IL',
    position: 'Bookkeeper, legacy billing',
  },
  {
    userId: 7,
    clientId: 2,
    userName: 'prospect@example.com',
    name: 'Robin Prospect',
    userAdministrator: false,
    roles: ['ProcessServingProspect'],
    position: 'Process-serving prospect',
  },
  {
    userId: 8,
    clientId: 3,
    userName: 'ines.calder@example.com',
    name: 'Ines Calder',
    userAdministrator: true,
    roles: [],
    state: 'CA',
    position: 'Administrator',
  },
  {
    userId: 9,
    clientId: 3,
    userName: 'leo.whitlock@example.com',
    name: 'Leo Whitlock',
    userAdministrator: false,
    roles: [],
    state: 'CA',
    position: 'Attorney',
  },
  {
    userId: 10,
    clientId: 4,
    userName: 'maren.harrow@example.com',
    name: 'Maren Harrow',
    userAdministrator: true,
    roles: [],
    state: 'GA',
    position: 'Administrator, Neos',
  },
  {
    userId: 11,
    clientId: 4,
    userName: 'dov.pell@example.com',
    name: 'Dov Pell',
    userAdministrator: false,
    roles: [],
    state: 'GA',
    position: 'Attorney, Neos',
  },
  {
    userId: 12,
    clientId: 5,
    userName: 'callum.stillwater@example.com',
    name: 'Callum Stillwater',
    userAdministrator: true,
    roles: [],
    state: 'TX',
    position: 'Administrator, Filevine',
  },
  {
    userId: 13,
    clientId: 2,
    userName: 'edith.ashgrove@example.com',
    name: 'Edith Ashgrove',
    userAdministrator: true,
    roles: ['BillingLegacy'],
    state: 'TX',
    ordersNothing: true,
    position: 'Administrator, billing in the former application',
  },
  {
    userId: 14,
    clientId: 5,
    userName: 'otto.vance@example.com',
    name: 'Otto Vance',
    userAdministrator: false,
    roles: ['FilingServiceAdministrator'],
    state: 'TX',
    ordersNothing: true,
    position: 'Operator of the filing service',
  },
];

/** Those who placed the demo orders. */
export const demoOrderers = demoPeople.filter(({ ordersNothing }) => !ordersNothing);

/** Seeds roles and people. They share one password hash to save time. */
export async function seedPeople({ db, now }: Demo): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  await db.insert(roles).values([...demoRoles]);
  await db.insert(users).values(
    demoPeople.map(({ userId, clientId, userName, name, userAdministrator }) => ({
      userId,
      clientId,
      userName,
      name,
      email: userName,
      userAdministrator,
      passwordHash,
      createdAt: daysBefore(now, 240 - userId * 10),
    })),
  );
  const roleIds = new Map(demoRoles.map(({ roleId, roleName }) => [roleName, roleId]));
  await db
    .insert(userRoles)
    .values(
      demoPeople.flatMap(({ userId, roles: names }) =>
        names.flatMap((name) => roleIds.get(name) ?? []).map((roleId) => ({ userId, roleId })),
      ),
    );
  await seedStates({ db, now });
}

async function seedStates({ db, now }: Demo): Promise<void> {
  const firms = await db.select({ clientId: clients.clientId, partyId: clients.partyId }).from(clients);
  const partyIds = new Map(firms.map(({ clientId, partyId }) => [clientId, partyId]));
  await db.insert(profileSettings).values(
    demoPeople.flatMap(({ userId, clientId, state: value }) => {
      const partyId = partyIds.get(clientId);
      if (!value || !partyId) return [];
      const setting = {
        profileSettingType: 6 as const,
        name: 'LastSelectedStateCode',
        nameKey: 'lastselectedstatecode',
      };
      return [{ ...setting, partyId, userId, value, updatedAt: now }];
    }),
  );
}

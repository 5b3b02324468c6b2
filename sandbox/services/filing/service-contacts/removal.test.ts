/** What a removal changes, for random firms that share cases: exactly what was shown before. */
import { beforeAll, expect, test } from 'vitest';
import { testSandbox } from '../../../../tests/sandbox.ts';
import { courtCases } from '../../../db/schema/court-cases.ts';
import { serviceContactAttachments, serviceContacts } from '../../../db/schema/service-contacts.ts';
import { Chance } from '../../../demo/orders/chance.ts';
import { rolesOf } from '../../../http/rights/roles.ts';
import { readContactDetail, removeContact } from './contact-cases.ts';

const opened = testSandbox();
const firms = Array.from({ length: 200 }, (_, index) => 90_000 + index);
const chance = new Chance(4_217);
const contactsOf = new Map<number, string[]>();

beforeAll(async () => {
  const { db } = opened.sandbox;
  const cases = firms.flatMap((clientId) =>
    Array.from({ length: chance.between(1, 6) }, () => ({
      caseTrackingId: chance.guid(),
      clientId,
      state: 'IL' as const,
      provider: 'tyler' as const,
      courtCode: chance.pick(['lakemoor:cv1', 'prairie']),
      courtName: 'A court',
      caseNumber: chance.guid().slice(0, 8),
      caseTitle: 'Ortega v. Lakeshore',
      filedAt: new Date(),
      parties: [],
    })),
  );
  await db.insert(courtCases).values(cases);
  const contacts = firms.flatMap((clientId) =>
    Array.from({ length: chance.between(1, 4) }, (_, index) => ({
      serviceContactId: chance.guid(),
      state: 'IL' as const,
      clientId,
      firstName: 'Dana',
      lastName: `Finch ${index}`,
      email: `dana.${clientId}.${index}@example.com`,
      isPublic: chance.happens(0.5),
      isInFirmMasterList: true,
    })),
  );
  await db.insert(serviceContacts).values(contacts);
  for (const { clientId, serviceContactId } of contacts)
    contactsOf.set(clientId, [...(contactsOf.get(clientId) ?? []), serviceContactId]);
  // Public contacts are attached by other firms, too.
  const attachments = contacts.flatMap(({ clientId, serviceContactId, isPublic }) => {
    const reachable = cases.filter((each) => each.clientId === clientId || (isPublic && chance.happens(0.01)));
    return reachable
      .filter(() => chance.happens(0.7))
      .flatMap(({ caseTrackingId }) =>
        chance
          .pick([[''], ['one'], ['one', 'two'], ['', 'one']])
          .map((casePartyId) => ({ serviceContactId, caseTrackingId, casePartyId })),
      );
  });
  await db.insert(serviceContactAttachments).values(attachments);
});

const keyOf = (each: { serviceContactId: string; caseTrackingId: string; casePartyId?: string | undefined }) =>
  [each.serviceContactId, each.caseTrackingId, each.casePartyId ?? ''].join(' ');

test('200 random firms: the cases that a removal changes are those that were shown', async () => {
  const { db, clock } = opened.sandbox;
  let left = new Set((await db.select().from(serviceContactAttachments)).map(keyOf));
  let changed = 0;
  for (const clientId of firms) {
    const serviceContactId = chance.pick(contactsOf.get(clientId) ?? []);
    const session = {
      ...{ userId: 1, clientId, retailerId: 1, userName: 'one', name: 'One', email: 'one@example.com' },
      ...rolesOf({ isAdministrator: false, roleNames: [] }),
    };
    const context = { db, session, state: 'IL' as const };
    const { cases } = await readContactDetail(context, serviceContactId);
    const shown = new Set(cases.map((each) => keyOf({ ...each, serviceContactId })));
    await removeContact(context, serviceContactId, clock.now());
    const after = new Set((await db.select().from(serviceContactAttachments)).map(keyOf));
    expect(new Set([...left].filter((each) => !after.has(each))), `firm ${clientId}`).toEqual(shown);
    expect([...after].filter((each) => !left.has(each))).toEqual([]);
    changed += shown.size;
    left = after;
  }
  expect(changed).toBeGreaterThan(300);
});

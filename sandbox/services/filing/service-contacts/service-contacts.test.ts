import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testSandbox } from '../../../../tests/sandbox.ts';
import { courtCases } from '../../../db/schema/court-cases.ts';
import { serviceContactAttachments, serviceContacts } from '../../../db/schema/service-contacts.ts';
import type { NewServiceContact, ServiceContact } from '../../../generated/filing/schemas.ts';
import type { CourtCaseRow } from '../submission/filing-facts.ts';

const opened = testSandbox();
const contactsPath = '/Tyler/IL/EServiceContacts';
const ashgrove = 'june.ashgrove@example.com';

let cases: CourtCaseRow[];
let courtCase: CourtCaseRow;
beforeAll(async () => {
  const mine = and(eq(courtCases.clientId, 1), eq(courtCases.state, 'IL'));
  cases = await opened.sandbox.db.select().from(courtCases).where(mine).orderBy(courtCases.caseTrackingId);
  const [first] = cases;
  if (!first) throw new Error('The demo has no case in Illinois.');
  courtCase = first;
});
afterEach(() => {
  opened.sandbox.clock.offset = 0;
});

async function call(path: string, options: { method?: string; body?: unknown; as?: string } = {}) {
  const response = await opened.call(`/filing${path}`, options);
  return { status: response.status, body: response.status === 204 ? undefined : await response.json() };
}

const dana: NewServiceContact = {
  firstName: 'Dana',
  lastName: 'Finch',
  email: 'dana.finch@example.com',
  isPublic: false,
  isInFirmMasterList: true,
};

/** Creates a contact with an address of its own. */
async function create(differing: Partial<NewServiceContact> = {}, as?: string): Promise<ServiceContact> {
  const body = { ...dana, email: `${randomUUID()}@example.com`, ...differing };
  const answer = await call(`${contactsPath}/CreateServiceContact`, { body, ...(as === undefined ? {} : { as }) });
  expect(answer.status).toBe(201);
  return answer.body;
}

/** A contact of the public list that isn't the firm's. */
async function publicContact(lastName: string): Promise<ServiceContact> {
  const { body } = await call(`${contactsPath}/Public?LastName=${lastName}`);
  const found: ServiceContact[] = body;
  const other = found.find(({ isInFirmMasterList }) => !isInFirmMasterList);
  if (!other) throw new Error(`The public list has no ${lastName}.`);
  return other;
}

const partyOf = (index: number): string => courtCase.parties[index]?.casePartyId ?? '';
const attachPath = (
  contact: ServiceContact,
  of: Pick<CourtCaseRow, 'caseTrackingId'> = courtCase,
  party = partyOf(0),
) => `${contactsPath}/${contact.serviceContactId}/Cases/${of.caseTrackingId}/Parties/${party}`;
const attach = (contact: ServiceContact, of = courtCase, party = of.parties[0]?.casePartyId ?? '') =>
  call(attachPath(contact, of, party), { method: 'POST' });
const historyOf = async ({ caseTrackingId }: CourtCaseRow) =>
  (await call(`${contactsPath}/Cases/${caseTrackingId}/History`)).body;
const attachmentsOf = ({ serviceContactId }: ServiceContact) =>
  opened.sandbox.db
    .select()
    .from(serviceContactAttachments)
    .where(eq(serviceContactAttachments.serviceContactId, serviceContactId));

describe('the firm’s list', () => {
  test('has 5,000 contacts in Illinois, 60 of them undeliverable, by name', async () => {
    const { body } = await call(contactsPath);
    const found: ServiceContact[] = body;
    expect(found.length).toBe(5_000);
    expect(found.filter(({ isUndeliverable }) => isUndeliverable).length).toBe(60);
    expect(found.every(({ isInFirmMasterList }) => isInFirmMasterList)).toBe(true);
    const names = found.map(({ lastName, firstName }) => `${lastName} ${firstName}`.toLowerCase());
    expect(names).toEqual(names.toSorted());
  });

  test('is searched by parts of a name, firm and address, in any case', async () => {
    const contact = await create({
      firstName: 'Philippa',
      middleName: 'Quill',
      lastName: 'Norrington-Vale',
      firmName: 'Norrington & Vale LLP',
      email: 'p.vale@norrington.example.com',
    });
    for (const query of [
      'FirstName=PHILIP',
      'MiddleName=quill',
      'LastName=ington-v',
      'FirmName=norrington%20%26',
      'BusinessName=VALE%20LLP',
      'Email=p.vale@',
      'FirstName=lippa&LastName=norr',
      'FirstName=%20',
    ]) {
      const { body } = await call(`${contactsPath}?${query}`);
      expect(body, query).toContainEqual(contact);
    }
    for (const query of ['FirstName=norrington', 'LastName=philippa', 'Email=%25vale', 'FirstName=philippa&Email=zzz'])
      expect((await call(`${contactsPath}?${query}`)).body, query).toEqual([]);
  });

  test('takes a contact with the caller’s firm as its firm', async () => {
    const contact = await create({ firstName: '  Ada ', address: { ...address }, phone: '(312) 555-0142' });
    expect(contact).toMatchObject({
      firmName: 'Marlow & Finch LLP',
      firstName: 'Ada',
      administrativeCopy: [],
      address,
      phone: '(312) 555-0142',
      isInFirmMasterList: true,
      isUndeliverable: false,
    });
    expect((await call(`${contactsPath}/${contact.serviceContactId}`)).body).toEqual({
      contact,
      cases: [],
      drafts: [],
      firmOwned: true,
      undelivered: [],
    });
  });

  test('has a name and address once, in any case', async () => {
    const { email } = await create();
    const again = { ...dana, email: email.toUpperCase(), firstName: 'DANA' };
    const refusal = { status: 409, body: { code: 'contact-exists', errors: { email: [expect.any(String)] } } };
    expect(await call(`${contactsPath}/CreateServiceContact`, { body: again })).toMatchObject(refusal);
    const other = await create();
    const changed = { ...dana, email, serviceContactId: other.serviceContactId };
    expect(await call(contactsPath, { method: 'PUT', body: changed })).toMatchObject(refusal);
    await create({ email, middleName: 'R.' });
    await create({ email }, ashgrove);
    await create({ email, isInFirmMasterList: false });
  });

  test.each(['firstName', 'lastName'])('takes no contact with a blank %s', async (field) => {
    const body = { ...dana, [field]: '   ' };
    expect(await call(`${contactsPath}/CreateServiceContact`, { body })).toMatchObject({
      status: 422,
      body: { code: 'name-required', errors: { [field]: [expect.any(String)] } },
    });
  });

  test('is another for each firm and state', async () => {
    const contact = await create();
    expect((await call(contactsPath, { as: ashgrove })).body).not.toContainEqual(contact);
    expect((await call(`${contactsPath}/${contact.serviceContactId}`, { as: ashgrove })).status).toBe(404);
    expect((await call(`/Tyler/TX/EServiceContacts/${contact.serviceContactId}`)).status).toBe(404);
    expect((await call('/Tyler/CA/EServiceContacts')).body.code).toBe('provider-not-available');
  });
});

const address = { addressLine1: '200 Harbor Street', city: 'Lakemoor', state: 'IL', zipCode: '60051', country: 'US' };

describe('the public list', () => {
  test('has contacts of every firm, at most 200 by name', async () => {
    const { body } = await call(`${contactsPath}/Public?Email=example`);
    const found: ServiceContact[] = body;
    expect(found.length).toBe(200);
    expect(found.every(({ isPublic }) => isPublic)).toBe(true);
    const names = found.map(({ lastName }) => lastName.toLowerCase());
    expect(names).toEqual(names.toSorted());
  });

  test('shows another firm’s contact only once it is public', async () => {
    const contact = await create({ lastName: 'Zwicky' }, ashgrove);
    expect((await call(`${contactsPath}/Public?LastName=zwick`)).body).toEqual([]);
    const body = { ...dana, ...contact, isPublic: true };
    const change = await call(contactsPath, { method: 'PUT', as: ashgrove, body: changeOf(body) });
    expect(change.status).toBe(200);
    expect((await call(`${contactsPath}/Public?LastName=zwick`)).body).toEqual([
      { ...contact, isPublic: true, isInFirmMasterList: false },
    ]);
  });

  test.each(['', '?', '?LastName=%20'])('needs a part to search for: "%s"', async (query) => {
    expect(await call(`${contactsPath}/Public${query}`)).toMatchObject({
      status: 400,
      body: { code: 'invalid-request', errors: { 'query.LastName': [expect.any(String)] } },
    });
  });

  test('has 20,000 contacts of firms outside the sandbox', async () => {
    const { db } = opened.sandbox;
    const rows = await db
      .select({ clientId: serviceContacts.clientId, isPublic: serviceContacts.isPublic })
      .from(serviceContacts)
      .where(eq(serviceContacts.state, 'IL'));
    expect(rows.filter(({ clientId, isPublic }) => clientId === null && isPublic).length).toBe(20_000);
  });
});

/** A contact's values as a change sends them. */
function changeOf({ isUndeliverable: _, ...contact }: ServiceContact) {
  return contact;
}

describe('a change', () => {
  test('reaches every case and is in its history', async () => {
    const contact = await create();
    await attach(contact);
    const body = { ...changeOf(contact), lastName: 'Marlow' };
    expect(await call(contactsPath, { method: 'PUT', body })).toEqual({ status: 200, body: { ...contact, ...body } });
    const served = await call(
      `/Cases/eServiceContacts?CaseInformation.State=IL&CaseInformation.ApiType=0&CaseInformation.CourtId=${courtCase.courtCode}&CaseInformation.CaseTrackingId=${courtCase.caseTrackingId}`,
    );
    expect(served.body).toContainEqual({
      contact: { ...contact, lastName: 'Marlow' },
      casePartyId: partyOf(0),
      partyName: courtCase.parties[0]?.name,
      firmOwned: true,
    });
    expect((await historyOf(courtCase))[0]).toMatchObject({
      action: 'updated',
      contactName: 'Dana Marlow',
      changedByName: 'Nora Marlow',
      changedByFirm: 'Marlow & Finch LLP',
    });
  });

  test('clears what it omits', async () => {
    const contact = await create({ phone: '(312) 555-0142', address, administrativeCopy: ['a@example.com'] });
    const body = { ...dana, email: contact.email, serviceContactId: contact.serviceContactId };
    const { body: changed } = await call(contactsPath, { method: 'PUT', body });
    expect(changed).toMatchObject({ administrativeCopy: [], firmName: 'Marlow & Finch LLP' });
    expect(changed).not.toHaveProperty('phone');
    expect(changed).not.toHaveProperty('address');
  });

  test('of the address makes the contact deliverable, another change does not', async () => {
    const contact = await create();
    const { serviceContactId } = contact;
    const { db } = opened.sandbox;
    await db
      .update(serviceContacts)
      .set({ isUndeliverable: true })
      .where(eq(serviceContacts.serviceContactId, serviceContactId));
    const put = (body: object) => call(contactsPath, { method: 'PUT', body: { ...changeOf(contact), ...body } });
    expect((await put({ lastName: 'Pell', email: contact.email.toUpperCase() })).body.isUndeliverable).toBe(true);
    expect((await put({ email: `new-${contact.email}` })).body.isUndeliverable).toBe(false);
  });

  test('is the own firm’s alone', async () => {
    const other = await publicContact('Zabel');
    const refusal = { status: 403, body: { code: 'not-your-contact', detail: expect.stringContaining('Zabel') } };
    expect(await call(contactsPath, { method: 'PUT', body: changeOf(other) })).toMatchObject(refusal);
    expect(await call(`${contactsPath}/${other.serviceContactId}`, { method: 'DELETE' })).toMatchObject(refusal);
    expect((await call(contactsPath, { method: 'PUT', body: changeOf(await create({}, ashgrove)) })).status).toBe(404);
  });
});

describe('a case', () => {
  test('takes a contact for a party, once', async () => {
    const contact = await create();
    const attached = await attach(contact);
    expect(attached).toEqual({
      status: 200,
      body: { contact, casePartyId: partyOf(0), partyName: courtCase.parties[0]?.name, firmOwned: true },
    });
    expect(await attach(contact)).toEqual(attached);
    const history: { serviceContactId: string }[] = await historyOf(courtCase);
    expect(history.filter(({ serviceContactId }) => serviceContactId === contact.serviceContactId)).toEqual([
      expect.objectContaining({
        action: 'attached',
        contactName: 'Dana Finch',
        casePartyId: partyOf(0),
        partyName: courtCase.parties[0]?.name,
      }),
    ]);
  });

  test('lets a contact go, once', async () => {
    const contact = await create();
    await attach(contact);
    for (const _ of [1, 2]) expect((await call(attachPath(contact), { method: 'DELETE' })).status).toBe(204);
    expect(await attachmentsOf(contact)).toEqual([]);
    const history = await historyOf(courtCase);
    expect(history[0]).toMatchObject({ action: 'detached', serviceContactId: contact.serviceContactId });
    expect(history[1]).toMatchObject({ action: 'attached', serviceContactId: contact.serviceContactId });
  });

  test('takes several contacts, for parties and the whole case', async () => {
    const [one, two] = [await create(), await create()];
    const contacts = [
      { serviceContactId: one.serviceContactId, casePartyId: partyOf(1) },
      { serviceContactId: two.serviceContactId },
    ];
    const { courtCode, caseTrackingId } = courtCase;
    const body = { courtCode, caseTrackingId, contacts };
    const answer = await call(`${contactsPath}/Case`, { body });
    expect(answer.status).toBe(200);
    const added: { contact: ServiceContact }[] = answer.body;
    expect(added).toContainEqual(expect.objectContaining({ contact: one, casePartyId: partyOf(1) }));
    const whole = added.find(({ contact }) => contact.serviceContactId === two.serviceContactId);
    expect(whole).toEqual({ contact: two, firmOwned: true });
    // Contacts of the whole case come last.
    expect(added.at(-1)).not.toHaveProperty('casePartyId');
    expect((await call(`${contactsPath}/Case`, { method: 'DELETE', body })).status).toBe(204);
    expect([...(await attachmentsOf(one)), ...(await attachmentsOf(two))]).toEqual([]);
  });

  test('takes all of them or none', async () => {
    const contact = await create();
    const { courtCode, caseTrackingId } = courtCase;
    const bad = [
      { serviceContactId: randomUUID() },
      { serviceContactId: contact.serviceContactId, casePartyId: 'nobody' },
    ];
    const body = { courtCode, caseTrackingId, contacts: [{ serviceContactId: contact.serviceContactId }, ...bad] };
    const paths = ['contacts.1.serviceContactId', 'contacts.2.casePartyId'];
    for (const method of ['POST', 'DELETE']) {
      const answer = await call(`${contactsPath}/Case`, { method, body });
      expect(answer).toMatchObject({ status: 422, body: { code: 'invalid-contacts' } });
      expect(Object.keys(answer.body.errors)).toEqual(paths);
    }
    expect(await attachmentsOf(contact)).toEqual([]);
  });

  test('takes a public contact of another firm, which only that firm changes', async () => {
    const other = await publicContact('Yoon');
    expect((await attach(other)).body).toMatchObject({ contact: other, firmOwned: false });
    const refusal = { status: 403, body: { code: 'not-your-contact' } };
    expect(await call(attachPath(other), { method: 'DELETE' })).toMatchObject(refusal);
    const mine = await create();
    await attach(mine);
    const contacts = [mine, other].map(({ serviceContactId }) => ({ serviceContactId, casePartyId: partyOf(0) }));
    const { courtCode, caseTrackingId } = courtCase;
    const body = { courtCode, caseTrackingId, contacts };
    expect(await call(`${contactsPath}/Case`, { method: 'DELETE', body })).toMatchObject(refusal);
    expect(await attachmentsOf(mine)).toHaveLength(1);
  });

  test('takes no private contact of another firm', async () => {
    const theirs = await create({}, ashgrove);
    expect((await attach(theirs)).status).toBe(404);
    // Once they attached it to a case of ours, we see it, but it isn't ours to attach.
    const { caseTrackingId } = courtCase;
    await opened.sandbox.db
      .insert(serviceContactAttachments)
      .values({ serviceContactId: theirs.serviceContactId, caseTrackingId });
    expect((await call(`${contactsPath}/${theirs.serviceContactId}`)).body.cases).toHaveLength(1);
    expect(await attach(theirs)).toMatchObject({ status: 403, body: { code: 'not-your-contact' } });
  });

  test('must be the firm’s, at that court, with that party', async () => {
    const contact = await create();
    expect((await attach(contact, { ...courtCase, caseTrackingId: 'nothing' })).status).toBe(404);
    expect((await attach(contact, courtCase, 'nobody')).status).toBe(404);
    expect((await attach({ ...contact, serviceContactId: randomUUID() })).status).toBe(404);
    const theirs = await create({}, ashgrove);
    const notTheirs = cases[4] ?? courtCase;
    const theirPath = attachPath(theirs, notTheirs, notTheirs.parties[0]?.casePartyId);
    expect((await call(theirPath, { method: 'POST', as: ashgrove })).status).toBe(404);
    const path = `${contactsPath}/Cases/${notTheirs.caseTrackingId}/History`;
    expect((await call(path, { as: ashgrove })).status).toBe(404);
    const contacts = [{ serviceContactId: contact.serviceContactId }];
    const body = { courtCode: 'cedarfield', caseTrackingId: courtCase.caseTrackingId, contacts };
    expect((await call(`${contactsPath}/Case`, { body })).status).toBe(404);
  });
});

describe('a removal', () => {
  test('changes exactly the cases that were shown', async () => {
    const [contact, colleague] = [await create(), await create()];
    for (const each of cases.slice(0, 5)) await attach(contact, each);
    const [shared] = cases;
    if (!shared) throw new Error('The demo has no case.');
    await attach(colleague, shared, shared.parties[1]?.casePartyId);
    const preview = (await call(`${contactsPath}/${contact.serviceContactId}`)).body;
    const shown: { caseTrackingId: string; caseNumber: string }[] = preview.cases;
    expect(shown.map(({ caseTrackingId }) => caseTrackingId).toSorted()).toEqual(
      cases.slice(0, 5).map(({ caseTrackingId }) => caseTrackingId),
    );
    expect(shown).toContainEqual(
      expect.objectContaining({ caseNumber: shared.caseNumber, courtCode: shared.courtCode, isLastOfFirm: false }),
    );
    expect((await call(`${contactsPath}/${contact.serviceContactId}`, { method: 'DELETE' })).status).toBe(204);
    for (const each of cases) {
      const [latest] = await historyOf(each);
      const isChanged = latest?.action === 'removed' && latest.serviceContactId === contact.serviceContactId;
      expect(isChanged, each.caseNumber).toBe(
        shown.some(({ caseTrackingId }) => caseTrackingId === each.caseTrackingId),
      );
    }
    expect(await attachmentsOf(contact)).toEqual([]);
    expect((await call(`${contactsPath}/${contact.serviceContactId}`, { method: 'DELETE' })).status).toBe(404);
  });

  test('of a contact that another firm attached to its case can be preceded by another contact there', async () => {
    const theirs = cases[5] ?? courtCase;
    const [shown, replacement] = [await create({ isPublic: true }, ashgrove), await create({}, ashgrove)];
    expect((await attach(shown, theirs)).status).toBe(200);
    const detail = (await call(`${contactsPath}/${shown.serviceContactId}`, { as: ashgrove })).body;
    expect(detail.cases).toMatchObject([{ caseTrackingId: theirs.caseTrackingId }]);
    const { courtCode, caseTrackingId } = theirs;
    const contacts = [{ serviceContactId: replacement.serviceContactId, casePartyId: detail.cases[0].casePartyId }];
    const body = { courtCode, caseTrackingId, contacts };
    expect((await call(`${contactsPath}/Case`, { body, as: ashgrove })).status).toBe(200);
    expect(await attachmentsOf(replacement)).toHaveLength(1);
  });

  test('says where nobody of the firm is left', async () => {
    const contact = await create();
    const alone = cases.at(-1);
    if (!alone) throw new Error('The demo has no case.');
    const { db } = opened.sandbox;
    await db
      .delete(serviceContactAttachments)
      .where(eq(serviceContactAttachments.caseTrackingId, alone.caseTrackingId));
    await attach(contact, alone);
    const isLast = async () => (await call(`${contactsPath}/${contact.serviceContactId}`)).body.cases[0].isLastOfFirm;
    expect(await isLast()).toBe(true);
    await attach(await create(), alone, alone.parties[1]?.casePartyId);
    expect(await isLast()).toBe(false);
  });

  test('names the drafts that serve the contact', async () => {
    const contact = await create();
    const { serviceContactId } = contact;
    const entry = {
      id: randomUUID(),
      action: 'EFileAndServe',
      security: 'public',
      courtesyCopyEmails: [],
      attachments: [],
      optionalServices: [],
      serviceRecipients: [{ serviceContactId }],
    };
    const content = {
      courtCode: courtCase.courtCode,
      caseTrackingId: courtCase.caseTrackingId,
      caseTitle: courtCase.caseTitle,
      isNonIndexedCase: false,
      filingPartyIds: [],
      crossReferences: [],
      procedureRemedyCodes: [],
      disclaimerCodes: [],
      parties: [],
      filings: [entry],
    };
    const draft = await call('/Tyler/IL/Drafts/Existing-Case', { body: { content } });
    expect(draft.status).toBe(200);
    expect((await call(`${contactsPath}/${serviceContactId}`)).body.drafts).toEqual([
      { orderId: draft.body.orderId, caseTitle: courtCase.caseTitle },
    ]);
  });
});

describe('a case’s parties and contacts', () => {
  const query = (differing: Record<string, string> = {}) =>
    new URLSearchParams(
      Object.entries({
        State: 'IL',
        ApiType: '0',
        CourtId: courtCase.courtCode,
        CaseNumber: courtCase.caseNumber,
        ...differing,
      }).map(([name, value]) => [`CaseInformation.${name}`, value]),
    );

  test('are found by number and by tracking ID', async () => {
    const parties = courtCase.parties.map(({ casePartyId, name, roleCode }) =>
      expect.objectContaining({ casePartyId, displayName: name, roleCode, isActive: true }),
    );
    expect(await call(`/Cases/Parties?${query()}`)).toEqual({ status: 200, body: parties });
    const { caseTrackingId } = courtCase;
    const byId = query({ CaseTrackingId: caseTrackingId, CaseNumber: 'other' });
    expect((await call(`/Cases/Parties?${byId}`)).body).toEqual(parties);
    const contacts = await call(`/Cases/eServiceContacts?${query()}`);
    expect(contacts.body.length).toBeGreaterThan(1);
    expect(await call(`/Cases/eServiceContacts?${byId}`)).toEqual(contacts);
  });

  test.each<[string, Record<string, string>]>([
    ['an unknown number', { CaseNumber: 'nothing' }],
    ['another court', { CourtId: 'nowhere' }],
    ['another state', { State: 'TX' }],
    ['another system', { ApiType: '2' }],
  ])('are not found by %s', async (_, differing) => {
    expect((await call(`/Cases/Parties?${query(differing)}`)).status).toBe(404);
    expect((await call(`/Cases/eServiceContacts?${query(differing)}`)).status).toBe(404);
  });

  test('need a number or a tracking ID', async () => {
    expect(await call(`/Cases/Parties?${query({ CaseNumber: ' ' })}`)).toMatchObject({
      status: 400,
      body: { errors: { 'query.CaseInformation.CaseNumber': [expect.any(String)] } },
    });
  });

  test('are the firm’s alone', async () => {
    expect((await call(`/Cases/Parties?${query()}`, { as: ashgrove })).status).toBe(404);
  });

  test('need a sign-in where the provider has one', async () => {
    const setLogin = (status: string) =>
      opened.sandbox.fetch(
        new Request('http://localhost:5173/sandbox/api/filing-logins', {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ userName: 'nora.marlow@example.com', state: 'IL', status }),
        }),
      );
    expect((await setLogin('signed-out')).status).toBe(200);
    expect((await call(`/Cases/eServiceContacts?${query()}`)).status).toBe(423);
    expect((await call(contactsPath)).status).toBe(423);
    await setLogin('signed-in');
    expect((await call(`/Cases/eServiceContacts?${query()}`)).status).toBe(200);
  });
});

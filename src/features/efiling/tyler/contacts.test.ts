import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { CaseServiceContact, ServiceContact } from '@/api/generated/filing/model';
import { contacts } from './contacts';
import { filingBackend } from './filing-backend.testing';

const fetchMock = filingBackend();
const answerWith = (body: unknown) => fetchMock.mockImplementation(async () => Response.json(body));
const answerNothing = () => fetchMock.mockImplementation(async () => new Response(null, { status: 204 }));

/** The only request: its method, address and body. */
function sent() {
  expect(fetchMock).toHaveBeenCalledTimes(1);
  const [url, init] = fetchMock.mock.calls[0] ?? [''];
  const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
  return [`${init?.method} ${String(url).replace('https://filing.example', '')}`, body];
}

const noraId = '5a0e5b0e-6c5b-4a53-8c1c-3d2f0a7d1a01';
const felixId = '5a0e5b0e-6c5b-4a53-8c1c-3d2f0a7d1a02';
const entered = {
  firstName: 'Nora',
  lastName: 'Marlow',
  email: 'Nora@Marlow.example',
  isPublic: false,
  isInFirmMasterList: true,
};
const nora: ServiceContact = {
  ...entered,
  serviceContactId: noraId,
  firmName: 'Marlow & Finch',
  email: 'nora@marlow.example',
  administrativeCopy: [],
  isUndeliverable: false,
};
const felix = { ...nora, serviceContactId: felixId, firstName: 'Felix', email: 'felix@marlow.example' };

describe('a contact', () => {
  it('is created with what was entered', async () => {
    answerWith(nora);
    expect(await contacts.create('IL', entered)).toEqual(nora);
    expect(sent()).toEqual(['POST /Tyler/IL/EServiceContacts/CreateServiceContact', entered]);
  });

  it.each(['nora@marlow.example', 'NORA@MARLOW.EXAMPLE', 'Nora@Marlow.example'])(
    'is the one created if its address is the same in any case: %s',
    async (email) => {
      answerWith({ ...nora, email });
      expect(await contacts.create('IL', entered)).toHaveProperty('email', email);
    },
  );

  it('of another address is not the one created', async () => {
    answerWith(felix);
    await expect(contacts.create('IL', entered)).rejects.toThrow(
      'The response of createServiceContact does not match its contract: it answers another request',
    );
  });

  it('is changed to what was entered', async () => {
    answerWith(nora);
    expect(await contacts.change('IL', { ...entered, serviceContactId: noraId })).toEqual(nora);
    expect(sent()).toEqual(['PUT /Tyler/IL/EServiceContacts', { ...entered, serviceContactId: noraId }]);
  });

  it('with another id is not the one changed', async () => {
    answerWith(felix);
    await expect(contacts.change('IL', { ...entered, serviceContactId: noraId })).rejects.toThrow(
      'The response of updateServiceContact does not match its contract: it answers another request',
    );
  });

  it('is removed by its id', async () => {
    answerNothing();
    await contacts.remove('IL', noraId);
    expect(sent()).toEqual([`DELETE /Tyler/IL/EServiceContacts/${noraId}`, undefined]);
  });
});

describe('the contacts of a case', () => {
  const attachedTo = (contact: ServiceContact, casePartyId?: string): CaseServiceContact => ({
    contact,
    casePartyId,
    firmOwned: true,
  });
  const request = {
    courtCode: 'lakemoor:ch1',
    caseTrackingId: 'case-1',
    contacts: [
      { serviceContactId: noraId, casePartyId: 'plaintiff' },
      { serviceContactId: felixId, casePartyId: 'defendant' },
    ],
  };
  const asked = [attachedTo(nora, 'plaintiff'), attachedTo(felix, 'defendant')];

  it.each([
    ['as asked', request.contacts, asked],
    ['among those already there', request.contacts, [attachedTo(felix, 'plaintiff'), ...asked, attachedTo(nora)]],
    ['to the whole case', [{ serviceContactId: noraId }], [attachedTo(nora)]],
  ])('are attached %s', async (_, wanted, attached) => {
    answerWith(attached);
    expect(await contacts.attach('IL', { ...request, contacts: wanted })).toEqual(attached);
    expect(sent()).toEqual(['POST /Tyler/IL/EServiceContacts/Case', { ...request, contacts: wanted }]);
  });

  it.each([
    ['none', []],
    ['only some', [attachedTo(nora, 'plaintiff')]],
    ['others for the same parties', [attachedTo(nora, 'plaintiff'), attachedTo(nora, 'defendant')]],
    ['the same for other parties', [attachedTo(nora, 'plaintiff'), attachedTo(felix, 'plaintiff')]],
    ['the same for the whole case', [attachedTo(nora), attachedTo(felix)]],
    ['none of them as asked', [attachedTo(nora, 'defendant'), attachedTo(felix, 'plaintiff')]],
  ])('are not attached as asked if the answer has %s', async (_, attached) => {
    answerWith(attached);
    await expect(contacts.attach('IL', request)).rejects.toThrow(
      'The response of attachCaseServiceContacts does not match its contract: it answers another request',
    );
  });

  it('are detached in one request', async () => {
    answerNothing();
    await contacts.detach('IL', request);
    expect(sent()).toEqual(['DELETE /Tyler/IL/EServiceContacts/Case', request]);
  });
});

describe('what is shown of contacts', () => {
  const atCourt = { courtCode: 'lakemoor:ch1', caseTrackingId: 'case/1' };
  const ofCase =
    'CaseInformation.State=IL&CaseInformation.ApiType=0&CaseInformation.CourtId=lakemoor%3Ach1' +
    '&CaseInformation.CaseTrackingId=case%2F1';
  const party = { casePartyId: 'plaintiff', roleCode: '50', displayName: 'Elena Ortega', isActive: true };
  const event = {
    occurredAt: '2026-03-02T09:00:00Z',
    action: 'attached',
    serviceContactId: noraId,
    contactName: 'Nora Marlow',
    email: 'nora@marlow.example',
    changedByName: 'Felix Marlow',
    changedByFirm: 'Marlow & Finch',
  };
  const load = (query: { queryKey: readonly unknown[]; queryFn?: unknown }) =>
    new QueryClient().fetchQuery(query as Parameters<QueryClient['fetchQuery']>[0]);

  it.each([
    [
      'the public list',
      contacts.publicList('IL', { LastName: 'Marlow' }),
      '/Tyler/IL/EServiceContacts/Public?LastName=Marlow',
      [nora],
    ],
    [
      'a contact’s cases',
      contacts.detail('IL', noraId),
      `/Tyler/IL/EServiceContacts/${noraId}`,
      { contact: nora, cases: [] },
    ],
    [
      'who is served in a case',
      contacts.ofCase('IL', atCourt),
      `/Cases/eServiceContacts?${ofCase}`,
      [{ contact: nora, firmOwned: true }],
    ],
    ['the parties of a case', contacts.parties('IL', atCourt), `/Cases/Parties?${ofCase}`, [party]],
    [
      'who changed a case’s contacts',
      contacts.history('IL', 'case/1'),
      '/Tyler/IL/EServiceContacts/Cases/case%2F1/History',
      [event],
    ],
  ])('%s is read from its own address', async (_, query, path, answer) => {
    answerWith(answer);
    expect(await load(query)).toEqual(answer);
    expect(sent()).toEqual([`GET ${path}`, undefined]);
  });

  it('is stale after a change, in the state’s lists and in every case', () => {
    expect(contacts.staleKeys('IL')).toEqual([
      ['Tyler', 'IL', 'EServiceContacts'],
      ['Cases', 'eServiceContacts'],
    ]);
  });
});

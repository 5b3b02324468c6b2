/** Service contacts: `/Tyler/{state}/EServiceContacts`, and a case's by `/Cases`. */
import { requireOurs } from '@/api/errors';
import {
  attachCaseServiceContacts,
  createServiceContact,
  detachCaseServiceContacts,
  getGetServiceContactQueryOptions,
  getListCourtCasePartiesQueryOptions,
  getListCourtCaseServiceContactsQueryKey,
  getListCourtCaseServiceContactsQueryOptions,
  getListServiceContactHistoryQueryOptions,
  getListServiceContactsQueryKey,
  getSearchPublicServiceContactsQueryOptions,
  removeServiceContact,
  updateServiceContact,
} from '@/api/generated/filing';
import type { StateCode } from '@/api/generated/filing/model';
import type { CaseAtCourt, ContactCalls } from '../descriptor';

export const contacts: ContactCalls = {
  staleKeys: (state) => [getListServiceContactsQueryKey(state), getListCourtCaseServiceContactsQueryKey()],
  publicList: (state, search) => getSearchPublicServiceContactsQueryOptions(state, search),
  detail: (state, serviceContactId) => getGetServiceContactQueryOptions(state, serviceContactId),
  create: async (state, contact) => {
    const created = await createServiceContact(state, contact);
    requireOurs('createServiceContact', created.email.toLowerCase() === contact.email.toLowerCase());
    return created;
  },
  change: async (state, contact) => {
    const changed = await updateServiceContact(state, contact);
    requireOurs('updateServiceContact', changed.serviceContactId === contact.serviceContactId);
    return changed;
  },
  remove: (state, serviceContactId) => removeServiceContact(state, serviceContactId),
  attach: async (state, request) => {
    const attached = await attachCaseServiceContacts(state, request);
    requireOurs(
      'attachCaseServiceContacts',
      request.contacts.every(({ serviceContactId, casePartyId }) =>
        attached.some((each) => each.contact.serviceContactId === serviceContactId && each.casePartyId === casePartyId),
      ),
    );
    return attached;
  },
  detach: (state, request) => detachCaseServiceContacts(state, request),
  ofCase: (state, courtCase) => getListCourtCaseServiceContactsQueryOptions(information(state, courtCase)),
  parties: (state, courtCase) => getListCourtCasePartiesQueryOptions(information(state, courtCase)),
  history: (state, caseTrackingId) => getListServiceContactHistoryQueryOptions(state, caseTrackingId),
};

/** The parameters that name a case. Its tracking ID is enough. */
function information(state: StateCode, { courtCode, caseTrackingId }: CaseAtCourt) {
  return {
    'CaseInformation.State': state,
    'CaseInformation.ApiType': 0 as const,
    'CaseInformation.CourtId': courtCode,
    'CaseInformation.CaseTrackingId': caseTrackingId,
  };
}

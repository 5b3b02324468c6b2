/** Service contacts created through the backends, and the cases that they are served in. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { ServiceContact, TrackedCase } from '../../sandbox/generated/filing/schemas.ts';
import { get, post } from './drafts.ts';

interface ServedCase {
  caseTrackingId: string;
  courtCode: string;
  caseNumber: string;
  caseTitle: string;
}

/** The cases in Illinois that the firm of the page's person has filed into. */
export async function firmCases({ request }: Page): Promise<ServedCase[]> {
  const cases = z.array(TrackedCase).parse(await get(request, 'filing/Cases/IL'));
  return cases.flatMap(({ apiType, caseTrackingId, courtLocationCode, caseNumber, caseTitle }) =>
    apiType === 0 && caseTrackingId !== undefined && courtLocationCode !== undefined
      ? [{ caseTrackingId, courtCode: courtLocationCode, caseNumber, caseTitle }]
      : [],
  );
}

/** Adds a contact with a name of its own to the firm's list, and attaches it to cases. */
export async function createContact(
  { request }: Page,
  cases: readonly ServedCase[],
): Promise<{ id: string; name: string }> {
  const lastName = `Quill${randomUUID().slice(0, 8)}`;
  const created = ServiceContact.parse(
    await post(request, 'filing/Tyler/IL/EServiceContacts/CreateServiceContact', {
      data: {
        firstName: 'Oren',
        lastName,
        email: `${lastName.toLowerCase()}@example.com`,
        isPublic: false,
        isInFirmMasterList: true,
      },
    }),
  );
  const { serviceContactId } = created;
  for (const { courtCode, caseTrackingId } of cases)
    await post(request, 'filing/Tyler/IL/EServiceContacts/Case', {
      data: { courtCode, caseTrackingId, contacts: [{ serviceContactId }] },
    });
  return { id: serviceContactId, name: `Oren ${lastName}` };
}

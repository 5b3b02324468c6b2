/** The demo firms' drafts, saved through the product's own code. */

import { sql } from 'drizzle-orm';
import type { courtCases } from '../../db/schema/court-cases.ts';
import type { FilingContent } from '../../db/schema/filing-content.ts';
import { fileAddress } from '../../documents/document-address.ts';
import type { FilingDocument, FilingEntry, NewCaseContent, StateCode } from '../../generated/filing/schemas.ts';
import { rolesOf } from '../../http/rights/roles.ts';
import { providerIn } from '../../providers/facts.ts';
import { saveDraft } from '../../services/filing/draft-store.ts';
import { roles } from '../courts/case-definitions.ts';
import { components } from '../courts/filing-definitions.ts';
import { type Demo, daysBefore } from '../demo-step.ts';
import { demoMatters } from '../matters.ts';
import { demoPeople } from '../people.ts';
import type { DemoFiles } from './demo-files.ts';

interface DraftSources {
  firstOrderId: number;
  files: DemoFiles;
  cases: readonly (typeof courtCases.$inferInsert)[];
}

interface DemoDraft {
  userId: number;
  state: StateCode;
  /** Number of the matter, from 1; missing without a matter. */
  matter?: number;
  savedDaysAgo: number;
  content(sources: DraftSources): FilingContent;
}

const nothing: NewCaseContent = {
  crossReferences: [],
  procedureRemedyCodes: [],
  disclaimerCodes: [],
  parties: [],
  filings: [],
};

const id = (number: number) => `00000000-0000-4000-8000-0000000d${String(number).padStart(4, '0')}`;

/** Oldest first. */
export const demoDrafts: readonly DemoDraft[] = [
  { userId: 3, state: 'TX', matter: 4, savedDaysAgo: 27, content: () => ({ ...nothing, courtCode: 'bluestem:dc' }) },
  { userId: 1, state: 'IL', savedDaysAgo: 16, content: () => nothing },
  { userId: 6, state: 'IL', matter: 7, savedDaysAgo: 11, content: intoCase(7) },
  {
    userId: 2,
    state: 'IL',
    matter: 3,
    savedDaysAgo: 8,
    content: () => ({
      ...nothing,
      courtCode: 'lakemoor:ch1',
      caseCategoryCode: '7200',
      caseTypeCode: '70414',
      parties: [
        {
          id: id(31),
          kind: 'organization',
          partyTypeCode: roles.plaintiff.code,
          isFilingParty: true,
          isSelfRepresented: false,
          attorneyIds: [],
          organizationName: 'Brightwater Marine Inc.',
        },
      ],
    }),
  },
  { userId: 5, state: 'IL', matter: 9, savedDaysAgo: 5, content: intoCase(9) },
  { userId: 3, state: 'IL', matter: 1, savedDaysAgo: 3, content: intoCase(1) },
  { userId: 1, state: 'IL', matter: 1, savedDaysAgo: 1, content: halfFilledNewCase },
];

/** Saves each draft as its owner, at its time. */
export async function seedDrafts({ db, now }: Demo, sources: DraftSources): Promise<void> {
  await db.execute(
    sql`select setval(pg_get_serial_sequence('orders', 'order_id'), ${sql.raw(String(sources.firstOrderId))}, false)`,
  );
  for (const { userId, state, matter, savedDaysAgo, content } of demoDrafts) {
    const person = demoPeople.find((each) => each.userId === userId);
    if (!person) throw new Error(`There is no person ${userId}.`);
    const savedAt = daysBefore(now, savedDaysAgo);
    const { roles: roleNames, userAdministrator: isAdministrator } = person;
    const session = {
      ...{ ...person, retailerId: 0, email: person.userName },
      ...rolesOf({ isAdministrator, roleNames }),
    };
    await saveDraft(
      { db, clock: { now: () => savedAt, offset: 0 }, session, state, provider: providerIn(state).id },
      { content: content(sources), mappingId: matter === undefined ? undefined : demoMatters[matter - 1]?.mappingId },
    );
  }
}

/** A second complaint in the first matter: parties and documents are entered, payment and signatures are missing. */
function halfFilledNewCase({ files }: DraftSources): NewCaseContent {
  return {
    ...nothing,
    courtCode: 'lakemoor:cv1',
    caseCategoryCode: '7100',
    caseTypeCode: '70111',
    parties: [
      {
        id: id(1),
        kind: 'person',
        partyTypeCode: roles.plaintiff.code,
        isFilingParty: true,
        isSelfRepresented: false,
        attorneyIds: [],
        person: { firstName: 'Ana', lastName: 'Ortega' },
        email: 'ana.ortega@example.com',
        phone: '(312) 555-0188',
        address: {
          street: '418 Canal Street',
          unit: '3B',
          city: 'Lakemoor',
          state: 'IL',
          zip: '60099',
          countryCode: 'US',
        },
      },
      {
        id: id(2),
        kind: 'organization',
        partyTypeCode: roles.defendant.code,
        isFilingParty: false,
        isSelfRepresented: false,
        attorneyIds: [],
        organizationName: 'Lakeshore Holdings LLC',
      },
    ],
    filings: [
      entry(3, '40100', 'Complaint for return of a security deposit', {
        lead: document(4, files, 1, 'pleading', 'Complaint.pdf', components.lead.code),
        attachments: [document(5, files, 1, 'exhibit', 'Exhibit A - Lease.pdf', components.attachments.code)],
      }),
    ],
  };
}

/** A motion in a matter's case. */
function intoCase(matterNumber: number) {
  return ({ files, cases }: DraftSources): FilingContent => {
    const matter = demoMatters[matterNumber - 1];
    const found = cases.find(({ clientReference }) => clientReference === matter?.clientReference);
    if (!matter || !found) throw new Error(`The matter ${matterNumber} has no case.`);
    const { courtCode, caseTrackingId, caseNumber, caseTitle, caseCategoryCode, caseTypeCode } = found;
    const at = 10 * matterNumber;
    return {
      isNonIndexedCase: false,
      caseTrackingId,
      caseNumber,
      caseTitle,
      courtCode,
      caseCategoryCode,
      caseTypeCode,
      crossReferences: [],
      procedureRemedyCodes: [],
      disclaimerCodes: [],
      filingPartyIds: [],
      parties: [],
      filings: [
        entry(at + 6, '40214', 'Motion to continue the status date', {
          lead: document(
            at + 7,
            files,
            matter.clientId,
            'pleading',
            'Motion for Continuance.pdf',
            components.lead.code,
          ),
          attachments: [],
        }),
      ],
    };
  };
}

function entry(
  number: number,
  filingTypeCode: string,
  description: string,
  { lead, attachments }: { lead: FilingDocument; attachments: FilingDocument[] },
): FilingEntry {
  return {
    id: id(number),
    action: 'EFile',
    filingTypeCode,
    description,
    security: 'public',
    leadDocument: lead,
    attachments,
    courtesyCopyEmails: [],
    optionalServices: [],
    serviceRecipients: [],
  };
}

function document(
  number: number,
  files: DemoFiles,
  clientId: number,
  kind: 'pleading' | 'exhibit',
  fileName: string,
  filingComponentCode: string,
): FilingDocument {
  const file = files.find(clientId, kind, 'original');
  return { id: id(number), ...file, url: fileAddress(file.fileId), fileName, filingComponentCode };
}

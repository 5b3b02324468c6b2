/** What was entered for an order, in its courts' words: nothing that a person entered is left out of an order. */
import { and, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import type { EnteredEntry, FilingContent } from '../../db/schema/filing-content.ts';
import { serviceContacts } from '../../db/schema/service-contacts.ts';
import type {
  FiledDocument,
  FilingRecipient,
  HearingSlot,
  LostHearing,
  OrderDetail,
  OrderEntries,
  OrderFiling,
  OrderParty,
} from '../../generated/filing/schemas.ts';
import { type EnteredWords, named } from '../../providers/entered-words.ts';
import { findProvider } from '../../providers/index.ts';
import { readLostHearing } from './court-scheduling.ts';
import { documentsOf, isExistingCase } from './filing-content.ts';
import { readAttorneyNames } from './order-parties.ts';
import { filingFlowOf, type OrderRecord, type StoredOrder } from './order-store.ts';
import { isVisible } from './service-contacts/contact-store.ts';

type Entered = Pick<OrderDetail, 'entered' | 'filings' | 'parties'>;

/** Adds what was entered to an order's filings and parties. Orders of other services have no content. */
export async function withEntries(
  db: Database,
  { order, envelope, content }: StoredOrder,
  { filings, parties, now }: { filings: OrderFiling[]; parties: OrderParty[]; now: Date },
): Promise<Entered> {
  if (!content) return { filings, parties };
  const words = (await findProvider(order.provider)?.words?.(db, order, content)) ?? { case: {}, filings: [] };
  const attorneyNames = await readAttorneyNames(
    db,
    order.clientId,
    content.filings.flatMap(({ filingAttorneyId }) => filingAttorneyId ?? []),
  );
  const servedParty = servedParties(parties, words);
  const entered = filings.map(async (filing, index): Promise<OrderFiling> => {
    const entry = content.filings[index];
    if (!entry) return filing;
    const recipients = envelope ? filing.recipients : await draftRecipients(db, order, content, entry);
    return {
      ...filing,
      ...words.filings[index],
      filingAttorney: entry.filingAttorneyId && (attorneyNames.get(entry.filingAttorneyId) ?? entry.filingAttorneyId),
      commentsToClerk: entry.commentsToClerk?.trim() || undefined,
      proposedOrder: entry.proposedOrder,
      ...(await hearingOf(db, { order, filing, entry, isSubmitted: envelope !== undefined, now })),
      documents: filing.documents.map((document) => withKinds(document, entry, words)),
      recipients: recipients.map((recipient) => ({
        ...recipient,
        serviceType: serviceTypeOf(recipient, entry, words),
        partyName: servedParty(recipient, entry),
      })),
    };
  });
  return {
    entered: filingFlowOf(order.service) && entriesOf(content, words),
    filings: await Promise.all(entered),
    parties: parties.map((party) => withDetails(party, content, words)),
  };
}

function entriesOf(content: FilingContent, words: EnteredWords): OrderEntries {
  return {
    ...(isExistingCase(content) && { isNonIndexedCase: content.isNonIndexedCase }),
    amountInControversy: content.amountInControversy,
    maxFeeAmount: content.maxFeeAmount,
    contactEmail: content.contactEmail?.trim() || undefined,
    crossReferences: [],
    procedureRemedies: [],
    certifications: [],
    own: [],
    ...words.case,
  };
}

/** The hearing that was chosen, until it is reserved. */
async function hearingOf(
  db: Database,
  {
    order,
    filing,
    entry,
    isSubmitted,
    now,
  }: { order: OrderRecord; filing: OrderFiling; entry: EnteredEntry; isSubmitted: boolean; now: Date },
): Promise<Pick<OrderFiling, 'wantedHearing' | 'motionTypeCode' | 'lostHearing'>> {
  const { hearingSlot, motionTypeCode } = entry;
  if (!hearingSlot || filing.hearing) return {};
  const chosen = { slot: hearingSlot, motionTypeCode };
  return {
    wantedHearing: hearingSlot,
    motionTypeCode,
    lostHearing: isSubmitted ? await lostHearingOf(db, order, filing, chosen, now) : undefined,
  };
}

async function lostHearingOf(
  db: Database,
  { state, courtCode }: OrderRecord,
  { filingId, status }: OrderFiling,
  chosen: { slot: HearingSlot; motionTypeCode: string | undefined },
  now: Date,
): Promise<LostHearing | undefined> {
  return courtCode === null
    ? undefined
    : readLostHearing(db, { now: () => now }, { state, courtCode, filingId, status, ...chosen });
}

/** Names the document's type and its part of the filing, as entered; the court's answer wins. */
function withKinds(
  document: FiledDocument,
  entry: EnteredEntry,
  { components, documentTypes }: EnteredWords,
): FiledDocument {
  const entered = documentsOf(entry).find((each) => each.document.fileId === document.fileId)?.document;
  const { filingComponentCode = '', documentTypeCode = '' } = entered ?? {};
  return {
    ...document,
    documentTypeName: document.documentTypeName ?? documentTypes?.get(documentTypeCode),
    componentName: components?.get(filingComponentCode),
  };
}

/** Whom a filing of a draft would be served on. */
async function draftRecipients(
  db: Database,
  { clientId, state, provider }: OrderRecord,
  content: FilingContent,
  entry: EnteredEntry,
): Promise<FilingRecipient[]> {
  const ids = entry.serviceRecipients.map(({ serviceContactId }) => serviceContactId);
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(serviceContacts)
          .where(and(inArray(serviceContacts.serviceContactId, ids), isVisible({ db, session: { clientId }, state })));
  const contacts = new Map(rows.map((row) => [row.serviceContactId, row]));
  const recipients = findProvider(provider)?.recipients(entry, content, { contacts }) ?? [];
  return recipients.map(({ serviceContactId, name, firmName, email }) => ({
    serviceContactId: serviceContactId ?? undefined,
    name,
    firmName: firmName ?? undefined,
    email,
    statusCode: 'pending',
    isOpened: false,
  }));
}

type Recipient = Pick<FilingRecipient, 'serviceContactId' | 'email'>;

function choiceOf({ serviceContactId }: Recipient, { serviceRecipients }: EnteredEntry) {
  return serviceContactId === undefined
    ? []
    : serviceRecipients.filter((each) => each.serviceContactId === serviceContactId);
}

function serviceTypeOf(recipient: Recipient, entry: EnteredEntry, { serviceTypes }: EnteredWords) {
  const [code] = choiceOf(recipient, entry).flatMap(({ serviceTypeCode }) => serviceTypeCode ?? []);
  return named(code, code === undefined ? undefined : { name: serviceTypes?.get(code) ?? '' });
}

/** Names whom a recipient is served for; several, where one contact stands for more parties. */
function servedParties(parties: readonly OrderParty[], { servedFor }: EnteredWords) {
  const names = new Map(parties.map(({ partyId, name }) => [partyId, name]));
  return (recipient: Recipient, entry: EnteredEntry): string | undefined => {
    const served = choiceOf(recipient, entry).flatMap(({ partyId }) => names.get(partyId) ?? []);
    return [...new Set(served)].join(', ') || servedFor?.get(recipient.email);
  };
}

/** Tells how to reach a party that was entered, and who speaks for it. */
function withDetails(party: OrderParty, { parties }: FilingContent, { suffixes, languages }: EnteredWords): OrderParty {
  const entered = parties.find(({ id }) => id === party.partyId);
  if (!entered) return party;
  const { person, email, phone, dateOfBirth, languageCode, isSelfRepresented } = entered;
  const nameIn = (names: EnteredWords['suffixes'], code: string | undefined) =>
    code === undefined ? undefined : (names?.get(code) ?? code);
  return {
    ...party,
    suffix: nameIn(suffixes, person?.suffixCode),
    email: email?.trim() || undefined,
    phone: phone?.trim() || undefined,
    dateOfBirth,
    language: nameIn(languages, languageCode),
    ...(isSelfRepresented && { isSelfRepresented }),
  };
}

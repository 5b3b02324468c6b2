/** Every member of what a provider's calls send has an input in the form, or a reason why it has none. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  ExistingCaseContent,
  FlContent,
  NewCaseContent,
  OneLegalContent,
} from '../../src/api/generated/filing/model/index.ts';
import { loadProvider } from '../../src/features/efiling/index.ts';
import { root } from '../architecture/sources.ts';

const contents = [
  ['tyler', 'new-case', NewCaseContent],
  ['tyler', 'existing-case', ExistingCaseContent],
  ['granicus', 'new-case', FlContent],
  ['granicus', 'existing-case', FlContent],
  ['onelegal', 'new-case', OneLegalContent],
  ['jti', 'existing-case', OneLegalContent],
  ['none', 'existing-case', OneLegalContent],
] as const;

/** Members without an input of that name, by path; `*` is an index. */
const reasons: Readonly<Record<string, string>> = {
  'crossReferences.*.code': 'A row of the court’s table, with an input for each (cross-references.tsx).',
  'crossReferences.*.value': 'The input of its row.',
  'disclaimerCodes.*': 'A checkbox for each (certifications.tsx).',
  'filingPartyIds.*': 'A checkbox for each party of the case (case-parties.tsx).',
  caseTrackingId: 'Chosen before the draft is made (case-chooser.tsx).',
  isNonIndexedCase: 'Follows from how the draft is started.',
  filingFlow: 'Follows from how the draft is started.',
  'serviceRecipients.*.recipientId': 'Ticked in the service list of the case, with name and email.',
  'serviceRecipients.*.name': 'As its recipient.',
  'serviceRecipients.*.email': 'As its recipient.',
  'serviceRecipients.*.firmName': 'As its recipient.',
  'serviceRecipients.*.partyName': 'As its recipient.',
  apiType: 'The system of the court that is chosen.',
  isPhysical: 'The system of the court that is chosen.',
  'parties.*.id': 'Made by the form.',
  'filings.*.id': 'Made by the form.',
  'filings.*.filingTypeReadFrom': 'The form’s mark on a type that it read from a document; never submitted.',
  'filings.*.hearingSlot.hearingSlotId':
    'Chosen on the court’s calendar (hearing-choice.tsx), with all that the court says of it.',
  'filings.*.hearingSlot.startsAt': 'As its place.',
  'filings.*.hearingSlot.durationMinutes': 'As its place.',
  'filings.*.hearingSlot.courtroom': 'As its place.',
  'filings.*.hearingSlot.judge': 'As its place.',
  'filings.*.hearingSlot.isRemote': 'As its place.',
  'filings.*.hearingSlot.noticeDays':
    'The court counts it when it offers the time; a time that is chosen leaves it there.',
  'filings.*.optionalServices.*.code': 'Added from a list (optional-services.tsx).',
  'filings.*.serviceRecipients.*.serviceContactId': 'Chosen from the contacts (service-recipients.tsx).',
  'filings.*.serviceRecipients.*.partyId': 'The party for whom the contact is in the case.',
  'filings.*.serviceRecipients.*.serviceTypeCode': 'The courts of the demo have one way to serve.',
};

/** What the upload of a document knows of it. */
const ofUpload =
  /^filings\.\*\.(?:leadDocument|attachments\.\*)\.(?:id|fileId|fileName|sizeBytes|pageCount|sha256|original|url|findings|madeBy|madeFromFileId|confirmed)\b/;

it.each(contents)('%s, %s', async (id, flow, schema) => {
  const { fields, codec } = await loadProvider(id);
  expect(Object.keys(codec)).toContain(flow);
  const ofProvider = [
    ...fields.case.flatMap(({ wirePath, kind }) =>
      kind === 'address' ? addressParts.map((part) => `${wirePath}.${part}`) : [wirePath],
    ),
    ...fields.party.map(({ wirePath }) => `parties.*.${wirePath}`),
    ...fields.filing.map(({ wirePath }) => `filings.*.${wirePath}`),
    ...fields.document.flatMap(({ wirePath }) => documentPaths.map((path) => `${path}.${wirePath}`)),
    ...Object.keys(fields.renamed),
  ];
  const inputs = new Set([...inputNames(), ...ofProvider]);
  const members = pathsOf(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }), '');
  const hasInput = (path: string) => inputs.has(path) || inputs.has(path.replace(/\.\*$/, ''));
  // Courtesy copies have a page of their own, and file nothing. Only courts on paper ask for a delivery.
  const isElsewhere = (path: string) => path.startsWith('courtesyCopy.') || path.startsWith('physicalDelivery.');
  // A proposed order's Word document is uploaded by itself (word-document.tsx).
  const isWord = (path: string) => path.startsWith('filings.*.proposedOrder.editableDocument.');
  const isOther = (path: string) => ofUpload.test(path) || isElsewhere(path) || isWord(path);
  expect(members.filter((path) => !hasInput(path) && !(path in reasons) && !isOther(path))).toEqual([]);
  expect(members.filter((path) => hasInput(path) && path in reasons)).toEqual([]);
});

const addressParts = ['street', 'unit', 'city', 'state', 'zip', 'countryCode'];
const documentPaths = ['filings.*.leadDocument', 'filings.*.attachments.*'];

/** The inputs of the form, by their paths. */
function inputNames(): string[] {
  const sources = globSync('src/features/filing/**/*.tsx', { cwd: root }).map((path) =>
    readFileSync(join(root, path), 'utf8'),
  );
  return sources.flatMap((text) =>
    [...text.matchAll(/\bname=(?:"([^"]+)"|\{`([^`]+)`\})/g)].flatMap(([, plain, template = '']) => {
      if (plain !== undefined) return [plain];
      const path = template.replaceAll(/\[\$\{\w+\}\]/g, '.*');
      const [variable, member = ''] = path.split('}.');
      if (variable?.endsWith('{name')) return documentPaths.map((of) => `${of}.${member}`);
      return [variable?.endsWith('{path') ? `parties.*.address.${member}` : path];
    }),
  );
}

/** The paths of a schema's members that have no members themselves. */
function pathsOf(schema: unknown, before: string): string[] {
  const { properties, items } = readSchema.parse(schema);
  if (properties)
    return Object.entries(properties).flatMap(([name, member]) => pathsOf(member, before ? `${before}.${name}` : name));
  return items === undefined ? [before] : pathsOf(items, `${before}.*`);
}

const readSchema = z.object({
  properties: z.optional(z.record(z.string(), z.unknown())),
  items: z.optional(z.unknown()),
});

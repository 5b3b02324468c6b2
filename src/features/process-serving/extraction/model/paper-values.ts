/**
 * What a person confirms of the papers: the found values, changed or not. It becomes the content of a serving draft, or
 * what a filing starts with.
 */

import type {
  ConfirmedField,
  ExtractedField,
  ExtractedName,
  Extraction,
  ReadFile,
} from '@/api/generated/extraction/model';
import type {
  AddressToServe,
  CourtState,
  JobToServe,
  ServingContent,
  ServingMode,
} from '@/api/generated/serving/model';
import { fileStem } from '@/features/documents';
import { cutText } from '@/lib/format/graphemes';
import { guessKind, readPersonName } from '../../import/recipient-name';
import { asNotice, type KnownCase, newContent, newJob, paperKind, withCase } from '../../ordering/model/content';
import { readAddress } from './us-address';

/** The values with one field each, in the order shown. */
export const singles = [
  'courtName',
  'caseNumber',
  'caseTitle',
  'filedOn',
  'summonsIssuedOn',
  'appearanceOn',
  'hearingAt',
  'hearingPlace',
  'attorney',
] as const satisfies readonly ExtractedName[];
export type SingleName = (typeof singles)[number];

/** Someone to serve, as found or typed. */
export interface Recipient {
  id: string;
  name: string;
  isServed: boolean;
  /** The registered agent; empty for none. */
  agent: string;
  /** In one line; empty to enter it in the order. */
  address: string;
}

export interface PaperValues {
  single: Readonly<Record<SingleName, string>>;
  recipients: readonly Recipient[];
  /** Names of values that need a check and have not had it. */
  unchecked: readonly string[];
}

/** From this confidence a value is shown plainly (serving supplement, section 7). */
export const plainFrom = 0.9;

export const fieldOf = (fields: readonly ExtractedField[], name: ExtractedName) =>
  fields.find((field) => field.name === name);

/** Tells whether a found value wants a look: 0.6 to 0.9. */
export const needsCheck = ({ value, confidence }: ExtractedField) => value !== '' && confidence < plainFrom;

/**
 * The values as found. An agent and an address are given to the recipient only if there is one of each: with more, only
 * a person knows whose they are.
 */
export function foundValues(
  fields: readonly ExtractedField[],
  newId: () => string = () => crypto.randomUUID(),
): PaperValues {
  const of = (name: ExtractedName) => fields.filter((field) => field.name === name && field.value !== '');
  const defendants = of('defendants');
  const [only, ...others] = defendants;
  const isAlone = only !== undefined && others.length === 0;
  const sole = (name: ExtractedName) => {
    const found = of(name);
    return isAlone && found.length === 1 ? (found[0]?.value ?? '') : '';
  };
  const agent = isAlone && guessKind(only.value) === 'business' ? sole('registeredAgent') : '';
  const recipients = defendants.map(
    (defendant): Recipient => ({
      ...{ id: newId(), name: defendant.value, isServed: true, agent },
      address: sole('serviceAddress'),
    }),
  );
  const single = Object.fromEntries(singles.map((name) => [name, fieldOf(fields, name)?.value ?? '']));
  const doubted = [
    ...singles.filter((name) => of(name).some(needsCheck)),
    ...recipients.flatMap(({ id }, place) => {
      const field = defendants[place];
      return field && needsCheck(field) ? [id] : [];
    }),
  ];
  return { single: { ...emptySingle, ...single }, recipients, unchecked: doubted };
}

const emptySingle: Readonly<Record<SingleName, string>> = {
  ...{ courtName: '', caseNumber: '', caseTitle: '', filedOn: '', summonsIssuedOn: '', appearanceOn: '' },
  ...{ hearingAt: '', hearingPlace: '', attorney: '' },
};

/** Tells what is stored as confirmed: every value that is left. */
export function confirmedFields({ single, recipients }: PaperValues): ConfirmedField[] {
  const served = recipients.filter(({ isServed, name }) => isServed && name.trim() !== '');
  const given = (name: ExtractedName, value: string): ConfirmedField[] =>
    value.trim() === '' ? [] : [{ name, value: value.trim() }];
  return [
    ...singles.flatMap((name) => given(name, single[name])),
    ...served.flatMap(({ name, agent, address }) => [
      ...given('defendants', name),
      ...given('registeredAgent', agent),
      ...given('serviceAddress', address),
    ]),
  ];
}

interface DraftOf {
  extraction: Extraction;
  values: PaperValues;
  state: CourtState;
  mode: ServingMode;
  /** The firm's case, for a service in it. */
  known?: KnownCase | undefined;
  isNotice: boolean;
  newId?: () => string;
}

/** A new order with the papers, the case and the recipients that were confirmed. */
export function draftContent({
  extraction,
  values,
  state,
  mode,
  known,
  isNotice,
  newId = () => crypto.randomUUID(),
}: DraftOf): ServingContent {
  const { single, recipients } = values;
  const text = (name: SingleName) => single[name].trim() || undefined;
  const courtCode = known ? undefined : fieldOf(extraction.fields, 'courtCode');
  const isCourtAsFound = fieldOf(extraction.fields, 'courtName')?.value === single.courtName;
  const found: ServingContent['case'] = {
    ...{ kind: 'court-case', caseType: 'general' },
    ...{ courtName: text('courtName'), caseNumber: text('caseNumber'), caseTitle: text('caseTitle') },
    ...{ filedOn: text('filedOn'), summonsIssuedOn: text('summonsIssuedOn'), appearanceOn: text('appearanceOn') },
    ...{ hearingAt: text('hearingAt') },
    ...(courtCode && isCourtAsFound && { courtCode: courtCode.value }),
  };
  return {
    ...newContent(state, mode),
    case: isNotice ? asNotice(found) : known ? withCase(found, known) : found,
    ...(text('attorney') && { filingAttorney: text('attorney') }),
    documents: documentsOf(extraction.files, newId),
    jobs: recipients
      .filter(({ isServed, name }) => isServed && name.trim() !== '')
      .map((each) => jobOf(each, state, newId)),
  };
}

/** Papers in the order they were added, by what they are or else are called. */
export function documentsOf(
  files: readonly Omit<ReadFile, 'pagesToRead' | 'pagesRead'>[],
  newId: () => string = () => crypto.randomUUID(),
): ServingContent['documents'] {
  return files.map(({ fileId, name, url, sizeBytes, sha256, pageCount, documentKind }) => ({
    ...{ documentId: newId(), fileId, fileName: name, title: cutText(fileStem(name), 255), url, sizeBytes },
    ...(sha256 && { sha256 }),
    kind: documentKind && documentKind !== 'other' ? documentKind : paperKind(name),
    pageCount: pageCount ?? 0,
  }));
}

function jobOf({ name, agent, address }: Recipient, state: CourtState, newId: () => string): JobToServe {
  const job = newJob(state, newId);
  const kind = guessKind(name);
  const [first] = job.addresses;
  const parts = readAddress(address);
  const typed: AddressToServe[] = first
    ? [
        {
          ...first,
          label: agent ? 'registered-agent' : kind === 'individual' ? 'home' : 'work',
          ...(parts ?? { street: address.trim() }),
        },
      ]
    : [];
  return {
    ...job,
    recipient: {
      kind,
      ...(kind === 'individual' ? readPersonName(name.trim()) : { organizationName: name.trim() }),
      ...(agent.trim() !== '' && { agentForService: agent.trim() }),
    },
    addresses: address.trim() === '' ? job.addresses : typed,
  };
}

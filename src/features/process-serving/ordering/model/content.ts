/** The content of an order of process serving. It is also the form's values: what is typed is what is saved. */
import type {
  AddressToServe,
  CourtState,
  JobToServe,
  ServingCase,
  ServingContent,
  ServingDocument,
  ServingMode,
} from '@/api/generated/serving/model';

export const emptyContent: ServingContent = {
  state: 'IL',
  mode: 'serve-only',
  case: { kind: 'court-case', caseType: 'general' },
  documents: [],
  jobs: [],
  notifyEmails: [],
};

/** Tells what a draft begins with. */
export function newContent(state: CourtState, mode: ServingMode): ServingContent {
  return { ...emptyContent, state, mode };
}

/** An address without anything typed. Most cases are served in the court's state. */
export function newAddress(state: CourtState, newId: () => string = () => crypto.randomUUID()): AddressToServe {
  return { addressId: newId(), label: 'home', street: '', city: '', state, zip: '' };
}

/** A recipient without a name, with one address to fill in. */
export function newJob(state: CourtState, newId: () => string = () => crypto.randomUUID()): JobToServe {
  return {
    jobId: newId(),
    recipient: { kind: 'individual' },
    addresses: [newAddress(state, newId)],
    level: 'standard',
    extras: { notarizedProof: false, skipTrace: false },
  };
}

/** A case of the firm, as the court knows it. */
export interface KnownCase {
  caseTrackingId: string;
  courtCode?: string | undefined;
  courtName?: string | undefined;
  caseNumber?: string | undefined;
  caseTitle: string;
}

/** Fills in a case of the firm. Dates and type are of the summons and stay. */
export function withCase(current: ServingCase, known: KnownCase): ServingCase {
  const { caseType, filedOn, summonsIssuedOn, appearanceOn, hearingAt } = current;
  return { kind: 'court-case', caseType, filedOn, summonsIssuedOn, appearanceOn, hearingAt, ...known };
}

/** Another case than one of the firm: what was typed stays, without the firm's number of it. */
export function withoutCase({ caseTrackingId: _, ...others }: ServingCase): ServingCase {
  return { ...others, kind: 'court-case' };
}

/** A notice has no court, number and dates of a case. */
export function asNotice({ caseTitle, caseType }: ServingCase): ServingCase {
  return { kind: 'notice', caseTitle, caseType };
}

/** The list with an entry moved to another place. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length) return [...list];
  const others = list.toSpliced(from, 1);
  return others.toSpliced(to, 0, entry);
}

/** Makes an address of a recipient the first, where the server goes first. */
export function withActiveAddress(job: JobToServe, place: number): JobToServe {
  return { ...job, addresses: moved(job.addresses, place, 0) };
}

/** The kind of paper that its file name suggests. */
export function paperKind(fileName: string): ServingDocument['kind'] {
  const name = fileName.toLowerCase();
  const kinds = ['summons', 'complaint', 'petition', 'citation', 'subpoena', 'order', 'notice', 'exhibit'] as const;
  const kind = kinds.find((each) => new RegExp(`(^|[^a-z])${each}`).test(name));
  return kind === 'petition' ? 'complaint' : (kind ?? 'other');
}

/** Pages of all papers; undefined while one couldn't be counted. */
export function pagesOf(documents: readonly Pick<ServingDocument, 'pageCount'>[]): number | undefined {
  if (documents.some(({ pageCount }) => pageCount === 0)) return undefined;
  return documents.reduce((sum, { pageCount }) => sum + pageCount, 0);
}

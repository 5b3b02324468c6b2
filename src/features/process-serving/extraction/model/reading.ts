/** Where papers are read, and what is compared with the firm's cases (runtime config, application sections 3 and 7). */
import { runtimeConfig } from '@/api/config';
import type { ExtractedField, Extraction, ExtractionPurpose, ReadFile } from '@/api/generated/extraction/model';
import { formatCount } from '@/lib/format/numbers';

/** Most papers read at once (serving supplement, section 7). */
export const mostPapers = 20;

/**
 * Tells whether the deployment reads papers of a state's courts: `skipDocumentExtraction`,
 * `statesForDocumentExtraction`.
 */
export function readsPapers(state: string): boolean {
  const { skipDocumentExtraction, statesForDocumentExtraction } = runtimeConfig().features;
  return !skipDocumentExtraction && (statesForDocumentExtraction?.includes(state) ?? true);
}

/** Tells whether the deployment looks for the papers' case among the firm's: `statesForCaseSearchExtraction`. */
export function searchesCases(state: string): boolean {
  return runtimeConfig().features.statesForCaseSearchExtraction?.includes(state) ?? true;
}

/** Tells whether papers tell the case to search for in a state's records. */
export const findsCases = (state: string): boolean => readsPapers(state) && searchesCases(state);

/** What the page says it reads papers for. */
export const purposes: Readonly<Record<ExtractionPurpose, { subtitle: string; next: string }>> = {
  'process-serving': {
    subtitle: 'Add the papers to serve. We read the case, parties and dates from them.',
    next: 'the order',
  },
  'create-case': {
    subtitle: 'Add the papers of a new case. We read the court and parties from them.',
    next: 'the filing',
  },
  'file-into-case': {
    subtitle: 'Add the papers to file. We read the court and case number from them.',
    next: 'the filing',
  },
  'case-search': {
    subtitle: 'Add a document of the case. We read the case number and court from it, and search for them.',
    next: 'the search',
  },
};

/** `Reading page 3 of 7 of Summons.pdf`, for a reading under way. */
export function progressText({ status, files }: Pick<Extraction, 'status' | 'files'>): string {
  if (status === 'queued') return 'Waiting to be read';
  const current = files.find(({ pagesRead, pagesToRead }) => pagesRead < pagesToRead) ?? files.at(-1);
  if (!current) return 'Reading';
  const { pagesRead, pagesToRead, name } = current;
  return `Reading page ${Math.min(pagesRead + 1, Math.max(pagesToRead, 1))} of ${Math.max(pagesToRead, 1)} of ${name}`;
}

/** Pages read of all, 0 to 1. */
export function progressOf({ files }: Pick<Extraction, 'files'>): number {
  const total = files.reduce((sum, { pagesToRead }) => sum + pagesToRead, 0);
  return total === 0 ? 0 : files.reduce((sum, { pagesRead }) => sum + pagesRead, 0) / total;
}

/** `3 of 14 pages were read.`, where some weren't: what isn't found may be on the others. Undefined if all were. */
export function unreadText(
  files: readonly Pick<ReadFile, 'pageCount' | 'pagesToRead' | 'pagesRead'>[],
): string | undefined {
  const pages = files.reduce((sum, { pageCount, pagesToRead }) => sum + (pageCount ?? pagesToRead), 0);
  const read = files.reduce((sum, { pagesRead }) => sum + pagesRead, 0);
  return read < pages ? `${formatCount(read)} of ${formatCount(pages)} pages were read.` : undefined;
}

/** The surest value of a name; undefined without a sure enough one. */
export function foundValue(fields: readonly ExtractedField[], name: ExtractedField['name']): string | undefined {
  return fields.find((field) => field.name === name && field.value !== '')?.value;
}

const plain = (number: string) => number.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** The firm's case of a number, however its parts are joined. */
export function caseOfNumber<Known extends { caseNumber?: string | undefined }>(
  cases: readonly Known[],
  number: string,
): Known | undefined {
  const asked = plain(number);
  return asked.length < 4 ? undefined : cases.find(({ caseNumber }) => plain(caseNumber ?? '') === asked);
}

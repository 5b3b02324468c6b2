/** Reads the papers of an extraction in the background, and keeps what was found in them. */
import { and, eq, inArray } from 'drizzle-orm';
import { containsText } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { courts } from '../../db/schema/codes.ts';
import { extractions } from '../../db/schema/extractions.ts';
import { files } from '../../db/schema/files.ts';
import { type ExtractedField, ExtractionState } from '../../generated/extraction/schemas.ts';
import { type ReadPaper, readPapers } from '../../reading/read-papers.ts';
import type { Unreadable } from '../../reading/read-pdf.ts';
import { type LongStep, schedule } from '../due-work.ts';
import { findFields } from './find-fields.ts';
import { kindOfPaper } from './rules/document-kind.ts';

const read = 'extraction.read';
/** Pages read of each file (section 7). */
export const mostPages = 12;
/** Milliseconds for all files of an extraction (section 7). */
const timeLimit = 60_000;

const problems: Readonly<Record<Unreadable | 'late', string>> = {
  encrypted: 'is protected by a password. Remove the protection and add it again.',
  unreadable: 'can’t be read. It may be damaged.',
  empty: 'has no text that could be read.',
  late: 'took too long to read.',
};

export function scheduleExtraction(db: Database, extractionId: string, now: Date): Promise<void> {
  return schedule(db, now, read, { extractionId });
}

const readPapersOf: LongStep = {
  work: async (db, { extractionId: id }, signal) => {
    const extractionId = String(id);
    const own = eq(extractions.extractionId, extractionId);
    const [extraction] = await db.update(extractions).set({ status: 'reading' }).where(own).returning();
    if (!extraction) return async () => {};
    const contents = await contentsOf(
      db,
      extraction.clientId,
      extraction.papers.map(({ fileId }) => fileId),
    );
    const papers = [...extraction.papers];
    let saving: Promise<unknown> = Promise.resolve();
    const results = await readPapers(
      papers.map(({ fileId }) => contents.get(fileId) ?? new Uint8Array()),
      {
        ...{ mostPages, timeLimit, signal },
        onPage: (place, paper) => {
          const known = papers[place];
          if (known) papers[place] = { ...known, ...progressOf(paper) };
          const progress = [...papers];
          saving = saving.then(() => db.update(extractions).set({ papers: progress }).where(own)).catch(() => {});
        },
      },
    );
    await saving;
    const readable = results.map((result) => ({ ...result, problem: problemOf(result) }));
    const names = await namesOf(db, extraction.clientId, [...contents.keys()]);
    const named = extraction.papers.flatMap(({ fileId }, place) => {
      const problem = readable[place]?.problem;
      return problem ? [`${names.get(fileId) ?? 'A file'} ${problems[problem]}`] : [];
    });
    const fields = findFields(
      extraction.papers.map(({ fileId }, place) => ({ fileId, pages: readable[place]?.pages ?? [] })),
      { state: extraction.state ?? undefined },
    );
    const code = await courtCodeField(db, fields);
    const change: Partial<typeof extractions.$inferInsert> = {
      status: named.length > 0 ? 'failed' : 'done',
      problem: named.length > 0 ? named.join(' ') : null,
      papers: extraction.papers.map((paper, place) => {
        const result = readable[place];
        if (!result) return paper;
        const known = { ...paper, ...progressOf(result) };
        return result.problem
          ? { ...known, problem: problems[result.problem] }
          : { ...known, documentKind: kindOfPaper(result.pages) };
      }),
      fields: code ? [...fields, code] : fields,
    };
    return async (tx) => {
      await tx.update(extractions).set(change).where(own);
    };
  },
};

/** The code of the court, where the state has one court of the kind in the county; of several, a person chooses. */
async function courtCodeField(db: Database, fields: readonly ExtractedField[]): Promise<ExtractedField | undefined> {
  const of = (name: ExtractedField['name']) => fields.find((each) => each.name === name);
  const [county, state, court] = [of('county'), of('state'), of('courtName')];
  if (!county?.value || !state || !court) return undefined;
  const rows = await db
    .select({ code: courts.code, name: courts.name })
    .from(courts)
    .where(and(eq(courts.state, ExtractionState.parse(state.value)), containsText(courts.name, county.value)));
  const [only, ...others] = rows;
  if (!only || others.length > 0) return undefined;
  const confidence = Math.min(county.confidence, state.confidence);
  return { ...court, name: 'courtCode', value: only.code, confidence, alternatives: [] };
}

function progressOf({ pageCount, pages }: Pick<ReadPaper, 'pageCount' | 'pages'>) {
  return {
    pagesRead: pages.length,
    ...(pageCount !== undefined && { pageCount, pagesToRead: Math.min(pageCount, mostPages) }),
  };
}

/** A paper whose time ran out before its first page is unread as well. */
function problemOf({ problem, pages }: ReadPaper): Unreadable | 'late' | undefined {
  if (problem) return problem;
  if (pages.length === 0) return 'late';
  return pages.some(({ lines }) => lines.length > 0) ? undefined : 'empty';
}

async function contentsOf(db: Database, clientId: number, fileIds: readonly string[]) {
  const rows = await db
    .select({ fileId: files.fileId, content: files.content })
    .from(files)
    .where(and(eq(files.clientId, clientId), inArray(files.fileId, [...fileIds])));
  return new Map(rows.map(({ fileId, content }) => [fileId, content]));
}

async function namesOf(db: Database, clientId: number, fileIds: readonly string[]) {
  const rows = await db
    .select({ fileId: files.fileId, fileName: files.fileName })
    .from(files)
    .where(and(eq(files.clientId, clientId), inArray(files.fileId, [...fileIds])));
  return new Map(rows.map(({ fileId, fileName }) => [fileId, fileName]));
}

export const extractionSteps: ReadonlyMap<string, LongStep> = new Map([[read, readPapersOf]]);

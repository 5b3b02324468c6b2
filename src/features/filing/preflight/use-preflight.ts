import { useQueries, useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { createContext, useContext, useMemo } from 'react';
import type { CourtPolicy } from '@/api/generated/filing/model';
import { type CourtTables, documentsOf, type EnteredDocument, type Problem, partyName } from '@/features/efiling';
import type { DocumentFacts, DrawnBox, EditFix, Finding } from '@/features/preflight';
import { calendarDay } from '@/lib/format/dates';
import { useDraft } from '../draft/draft-context';
import { useDraftUploads } from '../draft/draft-uploads';
import { useFilingContent } from '../draft/filing-form';
import { useCourtCase } from '../draft/use-court-case';
import type { FirstPage } from '../model/document-order';
import { acknowledgement, hashOf, preflightProblems } from '../model/preflight-problems';
import { useProvider } from '../provider-context';
import { describeCheck } from './what-was-checked';

type Bytes = Uint8Array<ArrayBuffer>;

/** What preflight says of the draft's documents. */
export interface Preflight {
  findings: readonly Finding[];
  /** What must be fixed or confirmed before submission. */
  problems: readonly Problem[];
  /** Documents are still being read. */
  isChecking: boolean;
  /** What a document's first page says; undefined until it was read. */
  firstPage: (document: EnteredDocument) => FirstPage | undefined;
  /** What was looked at, for documents without findings. */
  checked: string;
  /** The hash of a document's content. */
  hash: (document: EnteredDocument) => string;
  /** Applies a fix to a document's file. */
  edit: (fix: EditFix, bytes: Bytes, document: EnteredDocument, pages: readonly number[]) => Promise<Bytes>;
  /** Blacks out what boxes were drawn over. */
  blackOut: (bytes: Bytes, document: EnteredDocument, boxes: readonly DrawnBox[]) => Promise<Bytes>;
  /** How often filings are returned here; undefined where that isn't counted. */
  prediction: string | undefined;
  /** What the filer must confirm of all documents. */
  acknowledge: string | undefined;
}

const nothing: Preflight = {
  findings: [],
  problems: [],
  isChecking: false,
  firstPage: () => undefined,
  checked: '',
  hash: hashOf,
  edit: (_, bytes) => Promise.resolve(bytes),
  blackOut: async (bytes, _, boxes) => (await loadPreflight()).blackOutByHand(bytes, boxes),
  prediction: undefined,
  acknowledge: undefined,
};

export const PreflightContext = createContext<Preflight>(nothing);

/** The draft's preflight. */
export const usePreflight = (): Preflight => useContext(PreflightContext);

/** The checks load with the first draft that has a document. */
const loadPreflight = () => import('@/features/preflight');

/** Reads the documents of the draft and checks them, on the steps that show or need it. */
export function useRunPreflight(policy: CourtPolicy | undefined, tables: CourtTables | undefined): Preflight {
  const { flow, state, orderId } = useDraft();
  const { calls, orders } = useProvider();
  const draftKey = calls[flow].draftKey(state, orderId);
  const queue = useDraftUploads();
  const filings = useFilingContent((content) => content.filings);
  const parties = useFilingContent((content) => content.parties);
  const caseNumber = useFilingContent((content) => content.caseNumber);
  const { courtCase } = useCourtCase();
  const isWanted = useLocation({ select: ({ pathname }) => /\/(?:filings|review)$/.test(pathname) });
  const documents = useMemo(() => {
    const byFile = new Map(filings.flatMap(documentsOf).map((document) => [document.fileId, document]));
    return [...byFile.values()];
  }, [filings]);
  const { data: module, error } = useQuery({
    queryKey: [...draftKey, 'preflight'],
    queryFn: loadPreflight,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: false,
    networkMode: 'always',
    enabled: isWanted && documents.length > 0,
  });
  const { facts, isReading } = useQueries({
    queries: documents.map(({ fileId, fileName, url }) => ({
      queryKey: [...draftKey, 'document facts', fileId],
      queryFn: async (): Promise<DocumentFacts> => {
        const { readInWorker } = await loadPreflight();
        const local = queue.localFile(fileId);
        return readInWorker(async () => local ?? (await orders.loadDocument(state, { url: url ?? '', fileName })));
      },
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      networkMode: 'always' as const,
      enabled: isWanted,
    })),
    combine: (results) => ({
      facts: new Map(
        documents.flatMap(({ fileId }, index): [string, DocumentFacts][] => {
          const { data, isError } = results[index] ?? {};
          if (data) return [[fileId, data]];
          return isError ? [[fileId, { kind: 'unknown' }]] : [];
        }),
      ),
      isReading: results.some(({ isLoading }) => isLoading),
    }),
  });
  return useMemo(() => {
    if (!policy || documents.length === 0) return nothing;
    const hash = (document: EnteredDocument) => hashOf(document, facts.get(document.fileId));
    const acknowledge = policy.redaction?.acknowledge ? acknowledgement(policy.redaction.rule) : undefined;
    const today = calendarDay(new Date(), policy.courtTimeZone);
    const findings = module
      ? module.preflight(facts, { filings, caseNumber }, policy, {
          state,
          today,
          partyNames: [...parties.map(partyName), ...(courtCase?.parties ?? []).map(({ name }) => name)],
          filingTypeNames: new Map((tables?.filingTypes ?? []).map(({ code, name }) => [code, name])),
          filedBefore: new Map(),
        })
      : [];
    return {
      findings,
      problems: preflightProblems(findings, filings, { hash, acknowledge }),
      isChecking: isReading || (isWanted && !module && !error),
      firstPage: ({ fileId }) => signsOf(facts.get(fileId)),
      checked: describeCheck(documents.map(({ fileId }) => facts.get(fileId))),
      hash,
      edit: async (fix, bytes, { fileId }, pages) => {
        const { applyFix } = await loadPreflight();
        return applyFix(fix, bytes, { facts: facts.get(fileId) ?? { kind: 'unknown' }, pages, policy, state, today });
      },
      blackOut: async (bytes, { fileId }, boxes) =>
        (await loadPreflight()).blackOutByHand(bytes, boxes, facts.get(fileId)),
      prediction: module?.predict(policy, findings),
      acknowledge,
    };
  }, [
    policy,
    documents,
    facts,
    module,
    error,
    filings,
    caseNumber,
    parties,
    courtCase,
    tables,
    state,
    isReading,
    isWanted,
  ]);
}

function signsOf(facts: DocumentFacts | undefined): FirstPage | undefined {
  if (facts?.kind !== 'read') return undefined;
  const onFirst = ({ page }: { page: number }) => page === 1;
  return { title: facts.titles.find(onFirst)?.text, exhibit: facts.exhibits.find(onFirst)?.name };
}

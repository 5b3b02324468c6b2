import { Button, FileButton, Group, NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { changeFailed, explain, failureOf } from '@/api/errors';
import type { BulkSyncCase } from '@/api/generated/docket-sync/model';
import { usePerson } from '@/features/session';
import { trackWork } from '@/lib/async/work-under-way';
import { formatCount } from '@/lib/format/numbers';
import { ClientGrid } from '@/lib/grid/client-grid';
import { saveRows } from '@/lib/grid/export/save-rows';
import { tableColumns } from '@/lib/grid/list/table-column';
import type { SortToken } from '@/lib/grid/url/grid-search';
import { readInWorker } from '@/lib/sheets/read-in-worker';
import type { FileProblem, FileTable, SheetLimits } from '@/lib/sheets/table';
import { EmptyState } from '@/lib/ui/empty-state';
import { ErrorState } from '@/lib/ui/error-state';
import { Notice } from '@/lib/ui/notice';
import { PageHeader } from '@/lib/ui/page-header';
import { ReasonButton } from '@/lib/ui/reason-button';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { showFailure, tryAgain } from '@/lib/ui/toast';
import type { ProviderId } from '../../accounts/providers';
import classes from '../components/bulk.module.css';
import { CourtSearchBar } from '../import/court-search-bar';
import {
  type CourtAnswers,
  columnNames,
  type FoundRow,
  findCases,
  guessColumn,
  type ImportCase,
  leftOver,
  numbersToSearch,
} from '../import/find-cases';
import { forgetImport, type KeptImport, keepImport, readImport } from '../import/kept-import';
import { toAccountCases } from '../import/to-account-cases';
import { useCourtSearch } from '../import/use-court-search';
import { importList } from '../lists/import-list';
import { maxCases } from '../model/selection';
import { accountCasesQuery } from '../queries';
import { useProceed } from '../use-proceed';
import { AccountChoice } from './account-choice';

/** Chooses cases by a list of case numbers in a file (dockets, section 1.4). */
export function ImportPage() {
  return (
    <>
      <PageHeader title="Import cases" subtitle="A CSV file or Excel workbook with case numbers, up to 10,000 rows" />
      <AccountChoice>
        {(providerId, accountName) => (
          <ImportFile key={`${providerId} ${accountName}`} providerId={providerId} accountName={accountName} />
        )}
      </AccountChoice>
    </>
  );
}

/** Dockets, section 1.4. */
const limits: SheetLimits = { maxRows: 10_000, maxBytes: 50 * 1024 * 1024 };

const problemTexts: Readonly<Record<FileProblem, string>> = {
  'too-large': 'The file is larger than 50 MB. Split it, or save only the case numbers.',
  'unpacks-too-large': 'The workbook unpacks to more than 100 MB. Save only the case numbers in a new workbook.',
  'too-many-rows': 'The file has more than 10,000 rows. Split it and import one part at a time.',
  empty: 'The file has no rows.',
  'not-read': 'The file wasn’t read. Choose it again; if that doesn’t help, reload the page.',
  unreadable: 'The file can’t be read. Save it as CSV or as an Excel workbook (.xlsx), and try again.',
};

interface ImportFileProps {
  providerId: ProviderId;
  accountName: string;
}

interface OpenedFile {
  name: string;
  table?: FileTable;
  problem?: FileProblem;
  /** What the court answered before a reload. */
  answers?: CourtAnswers;
}

function ImportFile({ providerId, accountName }: ImportFileProps) {
  const { data: cases, error, refetch } = useQuery(accountCasesQuery(providerId, accountName));
  const { clientId = 0, userId = 0 } = usePerson() ?? {};
  const [file, setFile] = useState<OpenedFile | undefined>(() =>
    reopened(readImport({ clientId, userId, providerId, accountName })),
  );

  async function open(chosen: File | null): Promise<void> {
    if (!chosen) return;
    forgetImport();
    setFile({ name: chosen.name });
    const answer = await readInWorker(chosen, limits);
    setFile({ name: chosen.name, ...answer });
  }

  if (error) return <ErrorState title="The cases could not be loaded" error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <Group mb="md">
        <FileButton accept=".csv,.txt,.xlsx" onChange={(chosen) => void open(chosen)}>
          {(button) => (
            <Button {...button} variant={file ? 'default' : 'filled'}>
              {file ? 'Choose another file' : 'Choose a file'}
            </Button>
          )}
        </FileButton>
        {file && <Text size="sm">{file.name}</Text>}
      </Group>
      {file?.problem && (
        <Notice tone="bad" title="The file was not imported">
          {problemTexts[file.problem]}
        </Notice>
      )}
      {file && !file.problem && (!file.table || !cases) && <SkeletonLines lines={6} label="Reading the file" />}
      {file?.table && cases && (
        <ImportedRows
          key={file.name}
          fileName={file.name}
          table={file.table}
          answered={file.answers}
          cases={cases}
          providerId={providerId}
          accountName={accountName}
        />
      )}
    </>
  );
}

/** The file of an import that a reload interrupted, with the column of numbers alone. */
function reopened(kept: KeptImport | undefined): OpenedFile | undefined {
  if (!kept) return undefined;
  const rows = kept.rows.map(({ line, text }) => ({ line, cells: [text] }));
  return { name: kept.fileName, table: { rows, width: 1 }, answers: new Map(kept.answers) };
}

const columns = tableColumns(importList);

interface ImportedRowsProps extends ImportFileProps {
  fileName: string;
  table: FileTable;
  answered: CourtAnswers | undefined;
  cases: readonly BulkSyncCase[];
}

const noAnswers: CourtAnswers = new Map();

function ImportedRows({ fileName, table, answered = noAnswers, cases, providerId, accountName }: ImportedRowsProps) {
  const { proceed, refusal: missing } = useProceed(providerId, accountName);
  const { clientId = 0, userId = 0 } = usePerson() ?? {};
  const [answers, setAnswers] = useState(answered);
  const [column, setColumn] = useState(() => guessColumn(table));
  const [sort, setSort] = useState<SortToken[]>();
  /** The chosen case of an ambiguous row, by its line. */
  const [chosen, setChosen] = useState<ReadonlyMap<number, ImportCase>>(new Map());
  const rows = useMemo(() => findCases(table, column, cases, answers), [table, column, cases, answers]);
  const numbers = useMemo(() => numbersToSearch(rows), [rows]);
  const [isSaving, setSaving] = useState(false);
  // Kept as it comes, even if the page is left meanwhile: PACER’s answers are paid for.
  const latest = useRef(answers);
  const search = useCourtSearch(providerId, (number, found) => {
    latest.current = new Map(latest.current).set(number, found);
    keepImport({
      ...{ v: 1, clientId, userId, providerId, accountName, fileName },
      rows: table.rows.map(({ line, cells }) => ({ line, text: cells[column] ?? '' })),
      answers: [...latest.current].map(([key, results]) => [key, [...results]]),
    });
    setAnswers(latest.current);
  });
  const ambiguous = rows.filter(({ outcome }) => outcome.kind === 'ambiguous');
  const found = useMemo(() => casesOf(rows, chosen), [rows, chosen]);
  const left = leftOver(rows, chosen);

  async function goOn(): Promise<void> {
    setSaving(true);
    try {
      await proceed(await toAccountCases(found));
      forgetImport();
    } catch (error) {
      const outcome = changeFailed(error, 'The cases could not be saved', 'the cases were saved');
      showFailure(outcome, explain(failureOf(error), tryAgain));
    } finally {
      setSaving(false);
    }
  }

  const refusal =
    found.length === 0
      ? 'No case of this file can be followed.'
      : found.length > maxCases
        ? `An order holds at most ${formatCount(maxCases)} cases. Split the file.`
        : missing;
  return (
    <>
      <Group align="end" mb="md">
        <NativeSelect
          label="Column with case numbers"
          value={column}
          disabled={answers.size > 0}
          onChange={({ currentTarget }) => {
            setColumn(Number(currentTarget.value));
            setChosen(new Map());
          }}
        >
          {columnNames(table, column).map((name, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns are told apart by their place
            <option key={place} value={place}>
              {name}
            </option>
          ))}
        </NativeSelect>
        {left.length > 0 && (
          <Button variant="default" onClick={() => void saveRows(importList, left, 'cases-not-imported.csv')}>
            {`Save ${left.length} not imported`}
          </Button>
        )}
        <CourtSearchBar
          providerId={providerId}
          userName={accountName}
          search={search}
          numbers={numbers}
          isContinued={answers.size > 0}
        />
      </Group>
      {ambiguous.map(({ line, text, outcome }) => (
        <NativeSelect
          key={line}
          mb="xs"
          label={`Line ${line}, ${text}: several cases have this number`}
          value={chosen.get(line)?.key ?? ''}
          onChange={({ currentTarget }) => {
            const next = new Map(chosen);
            const candidates = outcome.kind === 'ambiguous' ? outcome.candidates : [];
            const pick = candidates.find(({ key }) => key === currentTarget.value);
            if (pick) next.set(line, pick);
            else next.delete(line);
            setChosen(next);
          }}
        >
          <option value="">Don’t import</option>
          {outcome.kind === 'ambiguous' &&
            outcome.candidates.map(({ key, caseNumber, description, isSubscribed }) => (
              <option key={key} value={key} disabled={isSubscribed}>
                {`${caseNumber} ${description}${isSubscribed ? ' (followed already)' : ''}`}
              </option>
            ))}
        </NativeSelect>
      ))}
      <ClientGrid
        label="Rows of the file"
        noun={importList.noun}
        columns={columns}
        rowId={importList.rowId}
        rows={rows}
        isRefreshing={false}
        error={null}
        onRetry={noop}
        sort={sort ?? importList.defaultSort}
        onSortChange={setSort}
        empty={<EmptyState title="No rows" description="The file has no rows below its header." />}
      />
      <div className={classes.footer}>
        <p className={classes.confirmed} role="status">
          {`${found.length} of ${rows.length} rows can be followed`}
        </p>
        <ReasonButton refusal={refusal} loading={isSaving} onClick={() => void trackWork(goOn())}>
          Continue
        </ReasonButton>
      </div>
    </>
  );
}

/** The cases to follow, each once. */
function casesOf(rows: readonly FoundRow[], chosen: ReadonlyMap<number, ImportCase>): ImportCase[] {
  const cases = rows.flatMap(({ line, outcome }) =>
    outcome.kind === 'found' ? outcome.found : (chosen.get(line) ?? []),
  );
  return [...new Map(cases.map((each) => [each.key, each])).values()];
}

const noop = () => undefined;

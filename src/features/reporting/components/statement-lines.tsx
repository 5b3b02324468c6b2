import { Button, FileButton, Group, Radio, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type DragEvent, useMemo, useState } from 'react';
import { RowsGrid } from '@/features/billing';
import { calendarDay } from '@/lib/format/dates';
import { formatCount } from '@/lib/format/numbers';
import { tableColumns } from '@/lib/grid/list/table-column';
import { EmptyState } from '@/lib/ui/empty-state';
import { Notice } from '@/lib/ui/notice';
import { statementList } from '../lists/statement-list';
import { maskCardNumbers } from '../model/card-numbers';
import { mostBytes, type Negatives, type ReadLine, readStatement } from '../model/statement';
import { toStatementRows } from '../model/statement-rows';
import { statementQuery } from '../queries';
import type { ReportingSearch } from '../search';
import classes from './statement-lines.module.css';

const columns = tableColumns(statementList);

/** 'What is this charge?': lines of a statement, pasted or from a file, each with what it is. */
export function StatementLines({ search }: { search: ReportingSearch }) {
  const today = calendarDay();
  const [text, setText] = useState('');
  const [source, setSource] = useState<{ text: string } | 'too-large'>();
  const [negatives, setNegatives] = useState<Negatives>('refunds');
  const statement = useMemo(
    () =>
      source &&
      (source === 'too-large'
        ? { kind: 'refused' as const, reason: 'The file is larger than 2 MB. Add a part of the statement.' }
        : readStatement(source.text, today, negatives)),
    [source, today, negatives],
  );
  const read = (typed: string) => {
    setNegatives('refunds');
    setSource({ text: typed });
  };
  const addFile = async (file: File | null | undefined) => {
    if (!file) return;
    if (file.size > mostBytes) setSource('too-large');
    else read(await file.text());
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void addFile(event.dataTransfer.files[0]);
  };
  return (
    <>
      <p className={classes.lead}>
        Paste lines of a card or bank statement, or add the statement as a CSV file. A line without an amount is found
        by its charge number. Card numbers are masked before anything is sent.
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button below adds files without a mouse */}
      <div onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <Textarea
          label="Statement lines"
          description="Such as 03/06 FILEFEE00056665 $100.00"
          rows={4}
          value={text}
          onChange={({ currentTarget }) => setText(maskCardNumbers(currentTarget.value))}
        />
      </div>
      <div className={classes.actions}>
        <Button onClick={() => read(text)}>Find charges</Button>
        <FileButton accept=".csv,.tsv,.txt,text/csv,text/plain" onChange={(file) => void addFile(file)}>
          {(props) => (
            <Button variant="default" {...props}>
              Add a statement
            </Button>
          )}
        </FileButton>
      </div>
      {statement?.kind === 'refused' && <Notice tone="bad">{statement.reason}</Notice>}
      {statement?.kind === 'read' && statement.unread.length > 0 && (
        <Notice tone="warning">{unreadText(statement.unread)}</Notice>
      )}
      {statement?.kind === 'read' && statement.hasSigns && (
        <Radio.Group
          label="On this statement, negative amounts are"
          value={negatives}
          onChange={(value) => setNegatives(value === 'charges' ? 'charges' : 'refunds')}
        >
          <Group gap="md" mt={4}>
            <Radio value="refunds" label="Refunds" />
            <Radio value="charges" label="Charges" />
          </Group>
        </Radio.Group>
      )}
      {statement?.kind === 'read' && <Matches lines={statement.lines} search={search} />}
    </>
  );
}

function Matches({ lines, search }: { lines: ReadLine[]; search: ReportingSearch }) {
  const matches = useQuery(statementQuery(lines));
  const rows = useMemo(() => matches.data && toStatementRows(lines, matches.data), [lines, matches.data]);
  return (
    <RowsGrid
      list={statementList}
      columns={columns}
      label="Statement"
      fileName="statement"
      views="statementLines"
      search={search}
      rows={rows}
      error={matches.error}
      onRetry={() => void matches.refetch()}
      empty={<EmptyState title="No line matches" description="Change the search to see other lines." />}
    />
  );
}

function unreadText(unread: readonly number[]): string {
  const named = unread.slice(0, 10).join(', ');
  const more = unread.length > 10 ? ` and ${formatCount(unread.length - 10)} more` : '';
  return unread.length === 1
    ? `Line ${named} has no amount and no charge number.`
    : `Lines ${named}${more} have no amount and no charge number.`;
}

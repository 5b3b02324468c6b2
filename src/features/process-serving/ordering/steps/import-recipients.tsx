import '@mantine/core/styles/Input.css';
import { Button, FileButton, Group, Text, Textarea, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { JobToServe } from '@/api/generated/serving/model';
import { saveBlob } from '@/lib/files/save-blob';
import { formatCount } from '@/lib/format/numbers';
import { readInWorker } from '@/lib/sheets/read-in-worker';
import type { FileProblem, FileTable } from '@/lib/sheets/table';
import { Dialog } from '@/lib/ui/dialog';
import { Notice } from '@/lib/ui/notice';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { type Column, columnName, columns } from '../../import/columns';
import { type Corrections, readRecipients, sheetLimits } from '../../import/read-recipients';
import type { ReadRow, RowCells } from '../../import/read-row';
import { sheetText } from '../model/sheet-text';
import classes from './import-recipients.module.css';

const problemTexts: Readonly<Record<FileProblem, string>> = {
  'too-large': 'The file is larger than 5 MB. Split it, or save only the recipients.',
  'unpacks-too-large':
    'The workbook unpacks to far more than a list of recipients. Save only the recipients in a new file.',
  'too-many-rows': 'The file has more than 2,000 rows. Split it and import one part at a time.',
  empty: 'The file has no rows.',
  'not-read': 'The file wasn’t read. Choose it again; if that doesn’t help, reload the page.',
  unreadable: 'The file can’t be read. Save it as CSV or as an Excel workbook (.xlsx), and try again.',
};

interface ImportRecipientsProps {
  /** How many more recipients the order takes. */
  room: number;
  onAdd: (jobs: readonly JobToServe[]) => void;
  onClose: () => void;
}

/** Rows to fix that are shown at a time. */
const shownRows = 20;

type Source = { name: string; table?: FileTable; problem?: FileProblem };

/** Adds recipients from a CSV file, a workbook or pasted rows. What can't be read is fixed here or saved as a file. */
export default function ImportRecipients({ room, onAdd, onClose }: ImportRecipientsProps) {
  const [source, setSource] = useState<Source>();
  const [pasted, setPasted] = useState('');
  const [corrections, setCorrections] = useState<Corrections>(new Map());
  const read = useMemo(() => source?.table && readRecipients(source.table, corrections), [source, corrections]);
  const recipients = read?.kind === 'read' ? read.recipients : [];
  const failed = read?.kind === 'read' ? read.failed : [];
  const isTooMany = recipients.length > room;

  async function open(file: File | null): Promise<void> {
    if (!file) return;
    setCorrections(new Map());
    setSource({ name: file.name });
    setSource({ name: file.name, ...(await readInWorker(file, sheetLimits)) });
  }

  function correct(line: number, column: Column, text: string): void {
    setCorrections((before) => new Map(before).set(line, { ...before.get(line), [column]: text }));
  }

  return (
    <Dialog
      title="Import recipients"
      size="extra-extra-large"
      mode="scrolling"
      scrollHeight="large"
      onClose={onClose}
      actions={
        <>
          {failed.length > 0 && (
            <Button
              variant="default"
              onClick={() =>
                saveBlob(new Blob([sheetText(failed)], { type: 'text/csv' }), 'recipients-not-imported.csv')
              }
            >
              {`Save ${formatCount(failed.length)} rows to fix`}
            </Button>
          )}
          <Button
            disabled={recipients.length === 0 || isTooMany}
            onClick={() => {
              onAdd(recipients.map(({ job }) => job));
              onClose();
            }}
          >
            {recipients.length === 1 ? 'Add 1 recipient' : `Add ${formatCount(recipients.length)} recipients`}
          </Button>
        </>
      }
    >
      <Text size="sm">
        One row per address, with headings: {columns.map(columnName).join(', ')}. Rows with the same recipient are its
        addresses. Up to 500 recipients and 2,000 rows.
      </Text>
      <Group my="sm" gap="sm">
        <FileButton accept=".csv,.txt,.xlsx" onChange={(file) => void open(file)}>
          {(button) => <Button {...button}>{source ? 'Choose another file' : 'Choose a file'}</Button>}
        </FileButton>
        <Button
          variant="subtle"
          onClick={() => saveBlob(new Blob([sheetText([])], { type: 'text/csv' }), 'recipients.csv')}
        >
          Save a sample
        </Button>
        {source && <Text size="sm">{source.name}</Text>}
      </Group>
      {!source && (
        <>
          <Textarea
            label="Or paste rows from a spreadsheet"
            autosize
            minRows={4}
            maxRows={10}
            value={pasted}
            onChange={(event) => setPasted(event.currentTarget.value)}
          />
          <Button
            mt="xs"
            variant="default"
            disabled={pasted.trim() === ''}
            onClick={() => void open(new File([pasted], 'Pasted rows.csv', { type: 'text/csv' }))}
          >
            Read the rows
          </Button>
        </>
      )}
      {source && !source.table && !source.problem && <SkeletonLines lines={4} label="Reading the file" />}
      {source?.problem && (
        <Notice tone="bad" title="The file was not imported">
          {problemTexts[source.problem]}
        </Notice>
      )}
      {read?.kind === 'refused' && (
        <Notice tone="bad" title="The file was not imported">
          {read.text}
        </Notice>
      )}
      {read?.kind === 'read' && (
        <p role="status" className={classes.summary}>
          {recipients.length === 1 ? '1 recipient' : `${formatCount(recipients.length)} recipients`} read
          {failed.length > 0 && `, ${failed.length === 1 ? '1 row' : `${formatCount(failed.length)} rows`} to fix`}
          {read.ignored.length > 0 && `. Columns not used: ${read.ignored.join(', ')}`}.
        </p>
      )}
      {isTooMany && (
        <Notice tone="bad" title="Too many recipients">
          This order has room for {formatCount(room)} more. Split the file.
        </Notice>
      )}
      {failed.length > 0 && <RowsToFix rows={failed} onCorrect={correct} />}
    </Dialog>
  );
}

interface RowsToFixProps {
  rows: readonly ReadRow[];
  onCorrect: (line: number, column: Column, text: string) => void;
}

/** The rows with problems as a grid: each cell can be typed over. A recipient is added once all its rows are right. */
function RowsToFix({ rows, onCorrect }: RowsToFixProps) {
  const shown = rows.slice(0, shownRows);
  return (
    <div className={classes.scroll}>
      <table className={classes.grid}>
        <caption className={classes.caption}>
          {rows.length > shownRows
            ? `Rows to fix, the first ${shownRows} of ${formatCount(rows.length)}`
            : 'Rows to fix'}
        </caption>
        <thead>
          <tr>
            <th scope="col">Line</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {columnName(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.line}>
              <th scope="row">{row.line}</th>
              {columns.map((column) => (
                <Cell key={column} row={row} column={column} onCorrect={onCorrect} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({
  row,
  column,
  onCorrect,
}: { row: ReadRow; column: keyof RowCells } & Pick<RowsToFixProps, 'onCorrect'>) {
  const [typed, setTyped] = useState(row.cells[column]);
  const problem = row.problems.find((each) => each.column === column);
  return (
    <td>
      <TextInput
        size="xs"
        aria-label={`Line ${row.line}, ${columnName(column)}`}
        value={typed}
        error={problem?.text}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => typed !== row.cells[column] && onCorrect(row.line, column, typed)}
      />
    </td>
  );
}

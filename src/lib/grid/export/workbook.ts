/**
 * An Excel workbook (Office Open XML, ECMA-376): one sheet with a frozen header, typed cells and a filter on every
 * column. Its parts are text, written row by row.
 */
import { homeZoneName } from '@/lib/format/days-in-words';
import { clockAt } from '@/lib/format/zone-clock';
import { type ExportCell, type ExportColumn, isFormulaLike } from './delimited-text';

/** The most rows a sheet can hold below its header. */
export const maxRows = 1_048_575;

const maxTextLength = 32_767;
const prolog = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelationships = 'http://schemas.openxmlformats.org/package/2006/relationships';
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Indexes into `cellXfs` of the styles part. */
const styles = { plain: 0, header: 1, instant: 2, day: 3, dollars: 4, formulaLike: 5 } as const;

/** The parts that are the same in every file. The sheet itself is at `sheetPath`. */
export const fixedParts: readonly { name: string; input: string }[] = [
  {
    name: '[Content_Types].xml',
    input: `${prolog}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${contentType}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/></Types>`,
  },
  {
    name: '_rels/.rels',
    input: `${prolog}<Relationships xmlns="${packageRelationships}"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  },
  {
    name: 'xl/workbook.xml',
    input: `${prolog}<workbook xmlns="${spreadsheet}" xmlns:r="${relationships}"><sheets><sheet name="Export" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    input: `${prolog}<Relationships xmlns="${packageRelationships}"><Relationship Id="rId1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`,
  },
  {
    name: 'xl/styles.xml',
    input: `${prolog}<styleSheet xmlns="${spreadsheet}"><numFmts count="3"><numFmt numFmtId="164" formatCode="mmm\\ d\\,\\ yyyy\\ h:mm\\ AM/PM"/><numFmt numFmtId="165" formatCode="mmm\\ d\\,\\ yyyy"/><numFmt numFmtId="166" formatCode="&quot;$&quot;#,##0.00;\\-&quot;$&quot;#,##0.00"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font><font><b/><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="166" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
  },
];

export const sheetPath = 'xl/worksheets/sheet1.xml';

/** The sheet up to its first data row. */
export function sheetHead<Row>(columns: readonly ExportColumn<Row>[]): string {
  const widths = columns.map((column, place) => {
    const { kind } = column;
    const width = Math.max(headOf(column).length + 4, kind === 'instant' ? 22 : kind ? 14 : 18);
    return `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`;
  });
  const header = columns.map((column, place) => textCell(`${columnName(place)}1`, headOf(column), styles.header));
  return `${prolog}<worksheet xmlns="${spreadsheet}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${header.join('')}</row>`;
}

/** Heads a column. Cells have no time zones, so the heading of instants names theirs. */
function headOf<Row>({ label, kind, timeZone }: ExportColumn<Row>): string {
  if (kind !== 'instant') return label;
  return `${label} (${timeZone ? 'court’s time' : homeZoneName()})`;
}

/** A data row. The header is row 1. */
export function sheetRow<Row>(columns: readonly ExportColumn<Row>[], row: Row, number: number): string {
  const cells = columns.map((column, place) =>
    cellOf(`${columnName(place)}${number}`, column.value(row), column.kind, column.timeZone?.(row)),
  );
  return `<row r="${number}">${cells.join('')}</row>`;
}

/** The rest of the sheet after its last row. */
export function sheetFoot(columnCount: number, lastRow: number): string {
  return `</sheetData><autoFilter ref="A1:${columnName(columnCount - 1)}${lastRow}"/></worksheet>`;
}

function cellOf(at: string, cell: ExportCell, kind: ExportColumn<never>['kind'], timeZone?: string): string {
  if (cell === undefined || cell === '') return '';
  if (typeof cell === 'number') return numberCell(at, cell, kind === 'dollars' ? styles.dollars : styles.plain);
  const serial = kind === 'instant' ? instantSerial(cell, timeZone) : kind === 'day' ? daySerial(cell) : Number.NaN;
  if (!Number.isNaN(serial)) return numberCell(at, serial, kind === 'day' ? styles.day : styles.instant);
  // Excel never runs text as it stands, but would after an edit unless the cell is marked as text.
  return textCell(at, cell, isFormulaLike(cell) ? styles.formulaLike : styles.plain);
}

function numberCell(at: string, value: number, style: number): string {
  return Number.isFinite(value) ? `<c r="${at}"${styled(style)}><v>${value}</v></c>` : '';
}

function textCell(at: string, text: string, style: number): string {
  const whole = text.slice(0, maxTextLength);
  return `<c r="${at}"${styled(style)} t="inlineStr"><is><t xml:space="preserve">${escapeText(whole)}</t></is></c>`;
}

const styled = (style: number) => (style === styles.plain ? '' : ` s="${style}"`);

/** `0` → `A`, `26` → `AA`. */
function columnName(place: number): string {
  const letter = String.fromCharCode(65 + (place % 26));
  return place < 26 ? letter : columnName(Math.floor(place / 26) - 1) + letter;
}

const dayMilliseconds = 86_400_000;
/** January 1, 1970 as a spreadsheet day. */
const epochDay = 25_569;

/** Days since 1900 in a time zone, the firm's by default, as the grid shows them: sheets have no time zones. `NaN` for no date. */
function instantSerial(instant: string, timeZone: string | undefined): number {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) return Number.NaN;
  const [year, month, day, hour, minute] = clockAt(date, timeZone);
  const shown = Date.UTC(year, month - 1, day, hour, minute, date.getUTCSeconds());
  return shown / dayMilliseconds + epochDay;
}

function daySerial(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / dayMilliseconds + epochDay;
}

/** XML has no control characters, so sheets write `_x0007_`. Text that already looks like that has its `_` escaped. */
function escapeText(text: string): string {
  return (
    text
      .toWellFormed()
      .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: characters that XML cannot hold, and the carriage return it would change
      .replaceAll(/[\x00-\x08\x0b\x0c\x0d\x0e-\x1f\uFFFE\uFFFF]/g, (code) => {
        return `_x${code.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;
      })
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
  );
}

/** Each list is described once (`src/lib/grid/list`); its table, files and requests derive from that. */
import { expect, it } from 'vitest';
import { linesMatching, productionSources } from './sources.ts';

const features = productionSources('src').filter(({ path }) => path.startsWith('src/features/'));
const apart = /\b(ExportColumn|exportCsv|exportXlsx|exportFeeSummary|createColumnHelper|columnsOf|ColumnDef)\b/;

it('features define no columns, files or exports separately', () => {
  expect(linesMatching(features, apart)).toEqual([]);
  expect(
    linesMatching([{ path: 'x.ts', text: 'export const feesExport: ExportColumn<Row>[] = [];' }], apart),
  ).toHaveLength(1);
  expect(features.filter(({ text }) => text.includes('describeList<')).length).toBeGreaterThan(5);
});

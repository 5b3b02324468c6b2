import { expect, it } from 'vitest';
import { columnsBeside } from './columns-beside';

it('keeps the columns that there is room for, in the list’s order', () => {
  const columns = [{ id: 'case' }, { id: 'court' }, {}, { id: 'actions' }];
  expect(columnsBeside(columns, ['actions', 'case'])).toEqual([{ id: 'case' }, { id: 'actions' }]);
});

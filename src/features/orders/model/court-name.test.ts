import { expect, it } from 'vitest';
import { shortCourtName } from './court-name';

it.each([
  ['Lakemoor County - Circuit Court - Probate', 'Lakemoor Co. - Probate'],
  ['Lakemoor County - Circuit Court', 'Lakemoor Co. - Circuit Court'],
  ['Prairie County', 'Prairie Co.'],
  ['Cook County - Chancery - District 1 - Chicago', 'Cook Co. - Chancery - District 1 - Chicago'],
  ['Bluestem County - Justice of the Peace - Precinct 1', 'Bluestem Co. - Justice of the Peace - Precinct 1'],
  ['Circuit Court for Tidewick County', 'Tidewick Co. - Circuit Court'],
  ['District Court for Tidewick County', 'Tidewick Co. - District Court'],
  ['Circuit Court of Cook County - Law Division', 'Cook Co. - Law Division'],
  ['In the Circuit Court of Cook County', 'Cook Co. - Circuit Court'],
  ['Superior Court of California, County of Golden Cove', 'Golden Cove Co.'],
  ['Superior Court of California, County of Redshore - Civil Courthouse', 'Redshore Co. - Civil Courthouse'],
  ['Lakemoor County - Circuit Court Annex - Probate', 'Lakemoor Co. - Circuit Court Annex - Probate'],
  ['Lakemoor County - Family Circuit Court - Probate', 'Lakemoor Co. - Family Circuit Court - Probate'],
  ['Supreme Court', 'Supreme Court'],
  ['', ''],
])('shortens %s', (name, short) => {
  expect(shortCourtName(name)).toBe(short);
});

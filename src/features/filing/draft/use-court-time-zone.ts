import { rowOf } from '@/features/efiling';
import { useCourtTables } from './court-tables';
import { useFilingContent } from './filing-form';
import { useCourtPolicy } from './validation-rules';

/** The zone of the draft's court, in which its hearings are shown; undefined until it is known. */
export function useCourtTimeZone(): string | undefined {
  const { tables } = useCourtTables();
  const { data: policy } = useCourtPolicy();
  const courtCode = useFilingContent((content) => content.courtCode);
  return rowOf(tables.courts, courtCode)?.timeZone ?? policy?.courtTimeZone;
}

import { integrationNameOf } from '@/features/firm';
import type { MatterPickerProps } from './matter-picker-props';
import { MatterSearch } from './matter-search';
import { NetdocumentsPicker } from './netdocuments-picker';

/** Chooses a matter of the firm's connected system (specification, application sections 2, 4 and 5). */
export function MatterPicker({ retailerCode, ...picker }: MatterPickerProps) {
  const integrationName = integrationNameOf(retailerCode);
  if (integrationName === 'netdocuments') return <NetdocumentsPicker {...picker} />;
  return integrationName ? <MatterSearch {...picker} integrationName={integrationName} /> : null;
}

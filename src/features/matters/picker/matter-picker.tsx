import { integrationNameOf } from '@/features/retailer';
import { MatterSearch } from './matter-search';
import type { ChosenMatter } from './model/chosen-matter';
import { NetdocumentsPicker } from './netdocuments-picker';

export interface MatterPickerProps {
  /** The retailer's code; `NETDOCS` has a picker of its own. There is nothing to pick from for `itk`. */
  retailerCode: string;
  value: ChosenMatter | undefined;
  onChange: (matter: ChosenMatter | undefined) => void;
  /** The system answered that the person is not connected (any more). May be told again after a retry. */
  onDisconnected?: () => void;
  /** The person cannot change the matter. */
  disabled?: boolean;
  autoFocus?: boolean;
}

/** Chooses a matter of the firm's connected system (specification, application sections 2, 4 and 5). */
export function MatterPicker({ retailerCode, ...picker }: MatterPickerProps) {
  const integrationName = integrationNameOf(retailerCode);
  if (integrationName === 'netdocuments') return <NetdocumentsPicker {...picker} />;
  return integrationName ? <MatterSearch {...picker} integrationName={integrationName} /> : null;
}

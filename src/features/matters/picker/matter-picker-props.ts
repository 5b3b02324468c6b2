import type { ChosenMatter } from './model/chosen-matter';

/** What every picker of matters takes. */
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

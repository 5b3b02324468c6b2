import type { BuiltMatterReference } from '@/api/generated/integration/model';
import type { MatterRow } from './matter-rows';

/** A matter as the pickers hand it over: what a mapping is made from, and what people see of it. */
export interface ChosenMatter {
  /** The firm's reference, which orders and invoices bear. */
  clientReference: string;
  /** The connected system's own id: `matterId` of a mapping. */
  matterReference: string;
  /** What the connected system files documents under. */
  retailerReference: string;
  displayName: string;
  /** What it is about; shown where the retailer's matters have descriptions. */
  description: string | undefined;
  /** Names of what it lies in, the outermost first. */
  parents: readonly string[];
}

/** A row of the list as it is chosen; undefined for one without `retailerReference`, which cannot be. */
export function chooseRow({ matter, displayName, parents }: MatterRow): ChosenMatter | undefined {
  const { matterReference, retailerReference, description } = matter;
  if (!retailerReference) return undefined;
  return { clientReference: displayName, matterReference, retailerReference, displayName, description, parents };
}

/** A matter of NetDocuments, from its built references. `parents` are the names of cabinet and parent attribute. */
export function chooseBuilt(built: BuiltMatterReference, parents: readonly string[]): ChosenMatter {
  return { ...built, displayName: built.clientReference, description: undefined, parents };
}

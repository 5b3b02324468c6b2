import type { BuiltMatterReference } from '@/api/generated/integration/model';
import type { MatterRow } from './matter-rows';

/** A matter chosen in a picker: what its mapping needs, and what people see. */
export interface ChosenMatter {
  /** The firm's reference, shown on orders and invoices. */
  clientReference: string;
  /** The connected system's id: `matterId` of a mapping. */
  matterReference: string;
  /** The reference under which the connected system stores documents. */
  retailerReference: string;
  displayName: string;
  /** Shown if the retailer's matters have descriptions. */
  description: string | undefined;
  /** Names of its parents, the outermost first. */
  parents: readonly string[];
}

/** The matter of a row; undefined without `retailerReference`. */
export function chooseRow({ matter, displayName, parents }: MatterRow): ChosenMatter | undefined {
  const { matterReference, retailerReference, description } = matter;
  if (!retailerReference) return undefined;
  return { clientReference: displayName, matterReference, retailerReference, displayName, description, parents };
}

/** A NetDocuments matter. `parents` are the names of its cabinet and parent attribute. */
export function chooseBuilt(built: BuiltMatterReference, parents: readonly string[]): ChosenMatter {
  return { ...built, displayName: built.clientReference, description: undefined, parents };
}

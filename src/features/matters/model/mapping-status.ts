/** Whether a matter and the mapping it came with belong together (specification, application section 4; decisions 6 and 8). */
import type { MappingJson } from '@/api/generated/integration/model';
import { parseMappingJson } from './mapping-json';

/** How far the lookup of a mapping is. `none`: there is no id to look up, or no such mapping. */
export type MappingLookup =
  | { state: 'none' | 'loading' | 'error' }
  /** `json` is the mapping's serialized text. */
  | { state: 'loaded'; json: string | null | undefined };

export type MappingStatus =
  | { status: 'loading' }
  /** Without a mapping where no system is connected. */
  | { status: 'valid'; mapping: MappingJson | undefined }
  /** The matter on the screen is not the one that documents and fees go to. */
  | { status: 'mismatch'; mapping: MappingJson }
  | { status: 'not-found' }
  | { status: 'error' };

interface MappingQuestion {
  /** Whether the firm works with a connected system; retailer `itk` is none. */
  isIntegrated: boolean;
  /** Reference of the matter on the screen, if it names one. */
  givenReference: string | null | undefined;
  lookup: MappingLookup;
}

/** What the mapping says of the matter on the screen. An unreadable mapping is an error. */
export function mappingStatus({ isIntegrated, givenReference, lookup }: MappingQuestion): MappingStatus {
  const mapping = lookup.state === 'loaded' ? parseMappingJson(lookup.json) : undefined;
  if (!isIntegrated) return { status: 'valid', mapping };
  if (lookup.state === 'loading') return { status: 'loading' };
  if (lookup.state === 'none') return { status: 'not-found' };
  if (!mapping) return { status: 'error' };
  const isSame = !givenReference || isSameReference(givenReference, mapping.ClientReference);
  return isSame ? { status: 'valid', mapping } : { status: 'mismatch', mapping };
}

/** Whether two references are of one matter, as far as is compared. */
export function isSameReference(one: string, other: string): boolean {
  return comparable(one) === comparable(other);
}

const comparedLength = 50;

/** References are compared on their first 50 characters, trimmed before they are cut; case counts. */
function comparable(reference: string): string {
  return reference.trim().slice(0, comparedLength);
}

/** Whether a matter matches its mapping (specification, application section 4; decisions 6 and 8). */
import { MappingJson } from '@/api/generated/integration/model';

/** State of a mapping's lookup. `none`: no id was given, or no such mapping exists. */
export type MappingLookup =
  | { state: 'none' | 'loading' | 'error' }
  /** `json` is the mapping's serialized content. */
  | { state: 'loaded'; json: string | null | undefined };

export type MappingStatus =
  | { status: 'loading' }
  /** Has no mapping if the firm has no connected system. */
  | { status: 'valid'; mapping: MappingJson | undefined }
  /** Documents and fees go to a matter other than the one on the screen. */
  | { status: 'mismatch'; mapping: MappingJson }
  | { status: 'not-found' }
  | { status: 'error' };

interface MappingInput {
  /** Whether the firm has a connected system; retailer `itk` means it has not. */
  isIntegrated: boolean;
  /** Reference of the matter on the screen, if any. */
  givenReference: string | null | undefined;
  lookup: MappingLookup;
}

/** Compares the mapping with the matter on the screen. An unreadable mapping is an error. */
export function mappingStatus({ isIntegrated, givenReference, lookup }: MappingInput): MappingStatus {
  const mapping = lookup.state === 'loaded' ? parseMappingJson(lookup.json) : undefined;
  if (!isIntegrated) return { status: 'valid', mapping };
  if (lookup.state === 'loading') return { status: 'loading' };
  if (lookup.state === 'none') return { status: 'not-found' };
  if (!mapping) return { status: 'error' };
  const isSame = !givenReference || isSameReference(givenReference, mapping.ClientReference);
  return isSame ? { status: 'valid', mapping } : { status: 'mismatch', mapping };
}

/** Tells whether two references name the same matter. */
export function isSameReference(one: string, other: string): boolean {
  return comparable(one) === comparable(other);
}

const comparedLength = 50;

/** References are trimmed, then cut to 50 characters, then compared with case (decision 6). */
function comparable(reference: string): string {
  return reference.trim().slice(0, comparedLength);
}

/** The content of a mapping; undefined when it is unreadable. */
export function parseMappingJson(json: string | null | undefined): MappingJson | undefined {
  try {
    const parsed = MappingJson.safeParse(JSON.parse(json ?? ''));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

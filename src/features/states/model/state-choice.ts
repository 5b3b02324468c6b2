/** Which state a person files in (specification, application section 4). */
import { StateCode } from '@/api/generated/filing/model';

/** Where a state may be named, the first one that names a good one winning. */
export interface StateSources {
  /** Route or query parameter. */
  addressed: string | undefined;
  /** The setting LastSelectedStateCode; null when there is none. */
  saved: string | null | undefined;
  /** The state of the matter that the page is for. */
  ofMatter: string | null | undefined;
}

/** The state when nothing names one. */
const defaultState: StateCode = 'CA';

export function chooseState({ addressed, saved, ofMatter }: StateSources): StateCode {
  return readStateCode(addressed) ?? readStateCode(saved) ?? readStateCode(ofMatter) ?? defaultState;
}

/** A state that the product knows, or undefined. */
export function readStateCode(value: unknown): StateCode | undefined {
  const read = StateCode.safeParse(value);
  return read.success ? read.data : undefined;
}

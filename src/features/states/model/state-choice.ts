/** Which state a person files in (specification, application section 4). */
import { StateCode } from '@/api/generated/filing/model';

/** Sources of the state, in order: the first with a known state wins. */
export interface StateSources {
  /** Route or query parameter. */
  inUrl: string | undefined;
  /** The setting LastSelectedStateCode; null when there is none. */
  saved: string | null | undefined;
  /** The matter's state. */
  ofMatter: string | null | undefined;
  /** The state of the firm's street address. */
  ofFirm: string | null | undefined;
}

/** Used when no source has a state. */
const defaultState: StateCode = 'CA';

export function chooseState({ inUrl, saved, ofMatter, ofFirm }: StateSources): StateCode {
  return (
    readStateCode(inUrl) ?? readStateCode(saved) ?? readStateCode(ofMatter) ?? readStateCode(ofFirm) ?? defaultState
  );
}

/** A known state, however people type it (`tx` is Texas), or undefined. */
export function readStateCode(value: unknown): StateCode | undefined {
  const read = StateCode.safeParse(typeof value === 'string' ? value.trim().toUpperCase() : value);
  return read.success ? read.data : undefined;
}

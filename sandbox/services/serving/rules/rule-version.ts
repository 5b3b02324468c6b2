/** What the rules of service of a state say, as data. */
import type { CourtState, DiligenceRule, ServiceRule, ServingCaseType } from '../../../generated/serving/schemas.ts';

/** A deadline for service: counted in days or months from a date of the case, or back from its appearance day. */
export interface DeadlineRule {
  anchor: 'filedOn' | 'summonsIssuedOn' | 'serverReceivedOn';
  days?: number;
  months?: number;
  source: string;
  /** As displayed: `60 days from filing`. */
  text: string;
  /** Whether the proof must be on file by the same day. */
  isProofDue?: true;
  /** The form of summons with an appearance day: days before that day. */
  appearance?: { daysBefore: number; text: string };
}

/** A manner of service other than handing the papers to the recipient, without a court's order. */
export interface SubstituteRule {
  manner: 'substitute-abode' | 'substitute-business' | 'posted';
  /** Whom it serves; anyone without. */
  recipients?: 'individuals' | 'organizations';
  /** Youngest person who may take the papers; 0 for "suitable age". */
  minimumAge: number;
  /** Whether it may follow only after the attempts of `diligence`. */
  isAfterDiligence: boolean;
  /** Whether copies must be mailed afterwards. */
  isMailed: boolean;
  source: string;
}

/** A state's rules during a period. */
export interface RuleVersion {
  state: CourtState;
  from?: string;
  until?: string;
  rules: readonly ServiceRule[];
  barredWeekdays(caseType: ServingCaseType): readonly number[];
  /** The rule behind `barredWeekdays`. */
  barredSource?: string;
  substitutes: readonly SubstituteRule[];
  /** Manners at the workplace or the mailing place are allowed for individuals, too. */
  allowsWork?: true;
  diligence(caseType: ServingCaseType): DiligenceRule;
  /** Empty for the default of three attempts on three days. */
  diligenceSource: string;
  photosPerAttempt: number;
  /** Undefined where the rules set no day. */
  deadline(caseType: ServingCaseType): DeadlineRule | undefined;
}

/** A demo filing's plan and the context shared by all of them. */
import type { PaymentAccount, StateCode } from '../../generated/filing/schemas.ts';
import type { Chance } from './chance.ts';
import type { DemoCase } from './demo-cases.ts';
import type { DemoFiles } from './demo-files.ts';
import type { DemoRows } from './demo-rows.ts';
import type { Outcome } from './outcomes.ts';

/** A firm's filer and payment account in a state. */
export interface ContentAccounts {
  attorneyId: string | undefined;
  payment: {
    id: string;
    typeCode: PaymentAccount['paymentAccountTypeCode'];
    name: string;
    cardType: string | undefined;
    last4: string | undefined;
    /** Billed to the firm by our invoice. */
    isGlobal: true | undefined;
  };
}

/** A planned filing, before its rows exist. */
export interface FilingPlan {
  orderId: number;
  demoCase: DemoCase;
  opensCase: boolean;
  person: { userId: number; name: string };
  orderedAt: Date;
  outcome: Outcome;
  /** Of a returned filing in Florida: with which of the coming limits its time ends, from 0. */
  dueIn?: number;
  caseTrackingId: string;
  /** Missing until the court assigns it. */
  caseNumber: string | undefined;
}

/** Shared context of all demo filings. */
export interface FilingContext {
  rows: DemoRows;
  files: DemoFiles;
  chance: Chance;
  now: Date;
  /** `isAdvanced`: the account offered to every firm, where the state has one. */
  accountsOf(clientId: number, state: StateCode, isAdvanced: boolean): ContentAccounts;
}

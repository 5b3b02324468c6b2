/** What a demo filing is made from: the plan for it, and what all of them share. */
import type { PaymentAccount, StateCode } from '../../generated/filing/schemas.ts';
import type { Chance } from './chance.ts';
import type { DemoCase } from './demo-cases.ts';
import type { DemoFiles } from './demo-files.ts';
import type { DemoRows } from './demo-rows.ts';
import type { Outcome } from './outcomes.ts';

/** Who files and who pays at the firm, in a state. */
export interface ContentAccounts {
  attorneyId: string | undefined;
  payment: {
    id: string;
    typeCode: PaymentAccount['paymentAccountTypeCode'];
    name: string;
    cardType: string | undefined;
    last4: string | undefined;
  };
}

/** What is decided of a filing before its rows are made. */
export interface FilingPlan {
  orderId: number;
  demoCase: DemoCase;
  opensCase: boolean;
  person: { userId: number; name: string };
  orderedAt: Date;
  outcome: Outcome;
  caseTrackingId: string;
  /** Missing until the court has given one. */
  caseNumber: string | undefined;
}

/** What all filings of the demo are made with. */
export interface FilingContext {
  rows: DemoRows;
  files: DemoFiles;
  chance: Chance;
  now: Date;
  accountsOf(clientId: number, state: StateCode): ContentAccounts;
}

/** What the details of a demo service order are made from. */
import type { DemoFiles } from './demo-files.ts';
import type { DemoRows } from './demo-rows.ts';
import type { ServicePlan, Stage } from './demo-services.ts';

export interface ServiceContent extends ServicePlan {
  stage: Stage;
  /** Missing while in progress. */
  endedAt: Date | undefined;
}

/** The order row's columns about its documents. */
export interface DocumentFacts {
  documentCount: number;
  documentNames: string;
  leadDocumentTitle?: string;
}

export interface Making {
  rows: DemoRows;
  now: Date;
  files: DemoFiles;
}

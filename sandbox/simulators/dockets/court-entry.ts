/** Entries and documents as their courts have them. */
import type { DocketDocument, DocketEntry, DocketEntryType } from '../../generated/docket-sync/schemas.ts';
import type { HearingChange } from './hearings.ts';

/** A document as its court has it. */
export interface CourtDocument {
  documentKey: string;
  documentNumber: string;
  attachmentNumber: number | undefined;
  description: string;
  kind: DocketDocument['kind'];
  pageCount: number;
  isSealed: boolean;
  isElectronic: boolean;
  /** Transcripts: the last restricted day. */
  restrictedUntil: string | undefined;
}

/** An entry as its court has it at a time. */
export interface CourtEntry {
  docketEntryId: string;
  sequence: number;
  entryNumber: number | undefined;
  entryType: DocketEntryType;
  enteredAt: Date;
  description: string;
  filedBy: string | undefined;
  amendedAt: Date | undefined;
  previousDescription: string | undefined;
  removedAt: Date | undefined;
  servedOn: string | undefined;
  hearing: DocketEntry['hearing'];
  /** The latest change of its hearing's time. */
  hearingChange: HearingChange | undefined;
  /** The envelope of the filing that it dockets. */
  envelopeId: string | undefined;
  documents: CourtDocument[];
}

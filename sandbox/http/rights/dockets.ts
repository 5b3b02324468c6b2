/** Who may use which operation of dockets. */
import type { Operations as DocketSync } from '../../generated/docket-sync/operations.ts';
import type { Operations as DocketWatch } from '../../generated/docket-watch/operations.ts';
import { anyone, courtAdministrators, courtReaders, filers, type Rights } from './roles.ts';

export const docketSync: Rights<DocketSync> = {
  upsertDocketCase: filers,
  searchDocketCases: filers,
  listDocketCaseDocuments: courtReaders,
  listDocketCaseParties: courtReaders,
  syncDocket: filers,
  listBulkSyncCases: courtReaders,
  getBulkSyncStatus: courtReaders,
  submitBulkSync: filers,
  stopDocketSubscription: filers,
  listCourtSystems: courtReaders,
  listDocketCourts: courtReaders,
  listNotificationSettings: courtReaders,
  saveNotificationSettings: filers,
  listDocketCredentials: filers,
  saveDocketCredential: filers,
  getDocketSyncOrderState: courtReaders,
  listDocketSubscriptions: courtReaders,
  listPacerPriorDocuments: filers,
  listPacerPriorDocumentsPaged: filers,
  getNyscefImmediateUpdates: courtReaders,
  saveNyscefImmediateUpdates: filers,
};

export const docketWatch: Rights<DocketWatch> = {
  listDocketChanges: courtReaders,
  markDocketChanges: courtReaders,
  previewDocketWatcher: courtReaders,
  searchDocketEntries: courtReaders,
  listDeadlines: courtReaders,
  saveDeadline: filers,
  removeDeadline: filers,
  listCalendarFeeds: courtReaders,
  createCalendarFeed: filers,
  revokeCalendarFeed: filers,
  readCalendarFeed: anyone,
  getPacerSpend: courtReaders,
  savePacerLimits: courtAdministrators,
  getAutoFetch: courtReaders,
  saveAutoFetch: filers,
};

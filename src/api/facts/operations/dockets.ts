import { type FactsOfOperations, noFacts } from './described.ts';

/** Ordering dockets and their documents. */
const ordered = ['dockets', 'docket-documents', 'orders', 'charges', 'court-cases', 'pacer-spend'] as const;

export const docketSync: FactsOfOperations = {
  shows: {
    listDocketCaseDocuments: ['docket-documents', 'docket-changes'],
    listDocketCaseParties: ['docket-documents'],
    listPacerPriorDocumentsPaged: ['docket-documents'],
    listBulkSyncCases: ['dockets'],
    getBulkSyncStatus: ['dockets'],
    listNotificationSettings: ['docket-alerts', 'dockets'],
    listDocketCredentials: ['docket-accounts'],
    getDocketSyncOrderState: ['dockets', 'docket-accounts'],
    listDocketSubscriptions: ['dockets', 'docket-changes', 'docket-accounts'],
    getNyscefImmediateUpdates: ['immediate-updates', 'docket-accounts'],
    // Some are bought: who follows a docket corrects the rows in place.
    ...noFacts('searchDocketCases'),
    ...noFacts('listCourtSystems', 'listDocketCourts'),
  },
  touches: {
    upsertDocketCase: ['court-cases', 'dockets'],
    syncDocket: ordered,
    submitBulkSync: ordered,
    stopDocketSubscription: ['dockets', 'orders', 'court-cases'],
    saveNotificationSettings: ['docket-alerts', 'docket-changes'],
    saveDocketCredential: ['docket-accounts', 'immediate-updates'],
    saveNyscefImmediateUpdates: ['immediate-updates'],
  },
};

export const docketWatch: FactsOfOperations = {
  shows: {
    listDocketChanges: ['docket-changes', 'docket-alerts', 'dockets'],
    previewDocketWatcher: ['dockets'],
    searchDocketEntries: ['dockets', 'docket-documents'],
    listDeadlines: ['deadlines', 'dockets'],
    listCalendarFeeds: ['calendar-feeds'],
    getPacerSpend: ['pacer-spend'],
    getAutoFetch: ['auto-fetch', 'pacer-spend'],
  },
  touches: {
    markDocketChanges: ['docket-changes', 'notifications'],
    saveDeadline: ['deadlines'],
    removeDeadline: ['deadlines'],
    createCalendarFeed: ['calendar-feeds'],
    revokeCalendarFeed: ['calendar-feeds'],
    savePacerLimits: ['pacer-spend'],
    saveAutoFetch: ['auto-fetch'],
  },
};

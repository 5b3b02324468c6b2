import { type FactsOfOperations, noFacts } from './described.ts';

export const extraction: FactsOfOperations = {
  shows: { getExtraction: ['extractions'] },
  touches: { startExtraction: [], confirmExtraction: ['extractions'] },
};

export const integration: FactsOfOperations = {
  shows: {
    getNetDocumentsAttributes: ['connection'],
    listNetDocumentsAttributeOptions: ['connection'],
    listNetDocumentsCabinets: ['connection'],
    buildNetDocumentsMatterReference: ['connection'],
    listIntegrations: ['connection'],
    getIntegration: ['connection'],
    getTokenValidity: ['connection'],
    validateIntegration: ['connection'],
    listExpenseCategories: ['connection'],
    listMatterFiles: ['connection', 'arrivals'],
    downloadMatterFile: ['connection'],
    getMatterFile: ['connection', 'arrivals'],
    listIntegrationMatters: ['connection'],
    getMatter: ['connection'],
    getMatterPeople: ['connection'],
    getMapping: ['mappings'],
    findMappingsByReference: ['mappings'],
    ...noFacts('getIntegrationHealth', 'getConnectUrl'),
  },
  touches: {
    createIntegrationToken: ['connection'],
    disconnectIntegration: ['connection'],
    createMatterFee: ['recovery'],
    updateMatterFee: ['recovery'],
    integrateMapping: ['arrivals'],
    // Asked by queries: the mapping of a matter, which is made if there is none.
    getOrCreateMapping: [],
  },
  answers: { getOrCreateMapping: ['mappings'] },
};

export const invitations: FactsOfOperations = {
  shows: { listInvitations: ['invitations'] },
  touches: {
    sendInvitation: ['invitations'],
    revokeInvitation: ['invitations'],
    resendInvitation: ['invitations'],
    // The invited person isn't signed in: nothing of the firm is read yet.
    ...noFacts('openInvitation', 'acceptInvitation'),
  },
};

export const legacyServing: FactsOfOperations = {
  shows: noFacts('getFormerServingOrder', 'getFormerServingDocument'),
  touches: {},
};

/** The channel tells of changes itself (src/api/live). */
export const live: FactsOfOperations = { shows: noFacts('followChanges'), touches: {} };

export const notifications: FactsOfOperations = {
  shows: {
    listNotifications: ['notifications', 'docket-changes'],
    getNotificationPreferences: ['notification-preferences'],
  },
  touches: {
    markNotifications: ['notifications', 'docket-changes'],
    saveNotificationPreferences: ['notification-preferences'],
    putOffAttention: ['attention'],
    restoreAttention: ['attention'],
  },
};

export const places: FactsOfOperations = { shows: noFacts('suggestPlaces', 'getPlace'), touches: {} };

export const platform: FactsOfOperations = {
  shows: {
    getClient: ['firm', 'credit-hold'],
    listClientSettings: ['settings'],
    listClientUsers: ['people'],
    searchUsers: ['people'],
    getUser: ['people'],
    getUserRoles: ['people'],
    getUserSetting: ['settings'],
    ...noFacts('getRetailer', 'refreshSession', 'redirectToLogin', 'redirectToLogout'),
  },
  touches: {
    upsertProfileSetting: [],
    putClientSecret: ['connection'],
  },
  answers: { upsertProfileSetting: ['settings'] },
};

export const workspace: FactsOfOperations = {
  shows: {
    getRecentFilings: ['orders'],
    searchEarlierParties: ['orders'],
    listTemplates: ['templates'],
    listMatterDocuments: ['orders', 'drafts', 'uploads', 'arrivals', 'stamped-copies', 'invoices'],
    listMatterEvents: ['orders', 'drafts', 'serving-orders', 'charges', 'invoices', 'payments', 'arrivals'],
    searchStampedCopies: ['stamped-copies', 'orders'],
    downloadStampedCopy: ['stamped-copies'],
    getCaseStory: ['orders', 'dockets'],
    listToday: ['deadlines', 'dockets', 'orders'],
  },
  touches: {
    createTemplate: ['templates'],
    renameTemplate: ['templates'],
    deleteTemplate: ['templates'],
    restoreTemplate: ['templates'],
    fetchStampedCopy: [],
  },
  // The list follows when the person has read what came of it.
  answers: { fetchStampedCopy: ['stamped-copies'] },
};

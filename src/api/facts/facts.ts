/**
 * The facts that pages show: each has one owner, the read that is asked when it must be known, and may be shown by other
 * reads, too. `operations.ts` says which reads show a fact and which changes touch it.
 */

interface Described {
  /** What is told. */
  says: string;
  /** The read that is right whenever two disagree, as `backend.operation`. */
  owner: string;
  /** Names of answers' members that tell it, and nothing else: a read that answers with one shows the fact. */
  members?: readonly string[];
}

/** Every fact, by name. */
export const facts = {
  orders: { says: 'Which orders there are, and where each stands', owner: 'filing.getOrder' },
  drafts: { says: 'Which drafts there are, whose and for what', owner: 'filing.listDrafts' },
  'draft-contents': { says: 'What was entered in a draft', owner: 'filing.getNewCaseDraft' },
  'serving-orders': { says: 'Recipients, attempts and proofs of process serving', owner: 'serving.getServingSummary' },
  'skip-traces': { says: 'Skip traces and their results', owner: 'serving.getSkipTrace' },
  charges: { says: 'What orders cost', owner: 'billing.searchFeeSummary' },
  recovery: { says: 'Which charges were passed on to clients', owner: 'billing.searchFeeSummary' },
  attention: { says: 'Which orders were snoozed or dismissed', owner: 'billing.searchOrders' },
  invoices: {
    says: 'Balances, and what is overdue',
    owner: 'billing.getInvoice',
    members: ['balanceDue', 'overdueAmount', 'paymentStatus'],
  },
  payments: { says: 'Payments, and what became of them', owner: 'billing.listPayments', members: ['takenBackOn'] },
  'credit-hold': { says: 'Whether the firm is on credit hold', owner: 'platform.getClient', members: ['creditHold'] },
  'payment-methods': {
    says: 'The card and the bank account on file, and which of them pays',
    owner: 'billing.clientGetPaymentMethod',
    members: ['hasCreditCard', 'hasBankAccount', 'autopay', 'paymentAccountTypeCode', 'cardHolderName'],
  },
  'billing-terms': {
    says: 'How the firm is billed',
    owner: 'billing.clientGetBillingSummary',
    members: ['paymentTerms'],
  },
  firm: { says: 'Name, addresses and numbers of the firm', owner: 'platform.getClient', members: ['financeEmail'] },
  people: { says: 'The firm’s people and their roles', owner: 'platform.listClientUsers', members: ['roleNames'] },
  invitations: { says: 'Who was invited', owner: 'invitations.listInvitations', members: ['invitationId'] },
  settings: {
    says: 'Choices of a person or a firm, with saved views',
    owner: 'platform.getUserSetting',
    members: ['settingValue'],
  },
  connection: {
    says: 'Whether the person is connected with the firm’s system, and what that system has',
    owner: 'integration.getTokenValidity',
    members: ['connectedAs'],
  },
  mappings: { says: 'Which matter a mapping stands for', owner: 'integration.getMapping' },
  arrivals: { says: 'What arrived in a matter of the firm’s system', owner: 'workspace.listMatterDocuments' },
  uploads: { says: 'Uploaded documents, by name and size', owner: 'filing.getDocumentMetadata' },
  extractions: { says: 'What was read from papers', owner: 'extraction.getExtraction', members: ['extractionId'] },
  dockets: { says: 'Which dockets are followed, and how that goes', owner: 'docket-sync.listDocketSubscriptions' },
  'docket-documents': {
    says: 'Which documents of a docket the firm has, and whether it was read',
    owner: 'docket-sync.listDocketCaseDocuments',
  },
  'docket-changes': {
    says: 'What changed on dockets, read and unread',
    owner: 'docket-watch.listDocketChanges',
    members: ['isRead', 'unreadCount'],
  },
  'docket-alerts': {
    says: 'Who is told of which changes',
    owner: 'docket-sync.listNotificationSettings',
    members: ['notificationSettingId'],
  },
  'docket-accounts': {
    says: 'Accounts with providers of dockets',
    owner: 'docket-sync.listDocketCredentials',
    members: ['credentialId'],
  },
  'immediate-updates': {
    says: 'Whether NYSCEF tells at once',
    owner: 'docket-sync.getNyscefImmediateUpdates',
    members: ['nyscefUserName'],
  },
  'auto-fetch': { says: 'Which new documents are fetched unasked', owner: 'docket-watch.getAutoFetch' },
  'pacer-spend': {
    says: 'What was spent at PACER, and the limits',
    owner: 'docket-watch.getPacerSpend',
    members: ['owedIfEndedNow'],
  },
  deadlines: {
    says: 'Deadlines, confirmed or dismissed',
    owner: 'docket-watch.listDeadlines',
    members: ['deadlineId'],
  },
  'calendar-feeds': {
    says: 'The person’s calendar feeds',
    owner: 'docket-watch.listCalendarFeeds',
    members: ['feedId'],
  },
  notifications: {
    says: 'What happened, read and unread',
    owner: 'notifications.listNotifications',
    members: ['notificationId'],
  },
  'notification-preferences': {
    says: 'When a person is notified',
    owner: 'notifications.getNotificationPreferences',
    members: ['quietFrom'],
  },
  templates: { says: 'The firm’s templates', owner: 'workspace.listTemplates', members: ['mayChange'] },
  'stamped-copies': {
    says: 'Which stamped copies are kept',
    owner: 'workspace.searchStampedCopies',
    members: ['keptAt'],
  },
  'court-cases': {
    says: 'The firm’s list of court cases',
    owner: 'filing.listCourtCases',
    members: ['docketSyncOrderId'],
  },
  attorneys: { says: 'The firm’s attorneys with a filing service', owner: 'filing.listAttorneys' },
  'filing-sign-in': {
    says: 'Who is signed in with a filing service',
    owner: 'filing.getTylerAuthentication',
    members: ['isAuthenticated'],
  },
  'filing-administrators': {
    says: 'Administrators with a filing service',
    owner: 'filing.listFirmAdmins',
    members: ['isActivated'],
  },
  'filing-configuration': {
    says: 'Limits and times of the filing service',
    owner: 'filing.getFilingConfiguration',
    members: ['draftLifetimeDays'],
  },
  'service-contacts': {
    says: 'The firm’s service contacts',
    owner: 'filing.listServiceContacts',
    members: ['isInFirmMasterList'],
  },
  'case-contacts': {
    says: 'Who is served in a case',
    owner: 'filing.listCourtCaseServiceContacts',
    members: ['firmOwned'],
  },
  fsx: {
    says: 'The connection with File & ServeXpress',
    owner: 'filing.getFsxAuthenticationStatus',
    members: ['organizationId'],
  },
  'opt-in': { says: 'What a person said of the new filing form', owner: 'filing.listOptInHistory', members: ['isDue'] },
} as const satisfies Record<string, Described>;

/** The name of a fact. */
export type Fact = keyof typeof facts;

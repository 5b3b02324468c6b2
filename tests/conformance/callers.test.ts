/** Every call of integration and of billing's file manager has a caller, or a reason why no screen needs it. */
import { expect, test } from 'vitest';
import { isCalled } from './callers.ts';
import { readContract } from './contract.ts';

/** Calls without a caller in `src`, and why. */
const withoutScreen: Readonly<Record<string, string>> = {
  // The older way to connect, which `Integrations` replaces in version 2.
  connectCms: '`getConnectUrl` connects all systems.',
  createCmsToken: '`createIntegrationToken` ends the connection’s sign-in for all systems.',
  createCmsClientToken: '`createIntegrationToken` takes a firm’s identifier too.',
  disconnectCms: '`disconnectIntegration` disconnects all systems.',
  renewProviderToken: 'The backend renews tokens itself; the page learns of a lost connection by a 401.',
  // The system's side of a connection.
  setUpClioMenu: 'Clio’s page in the sandbox sets up its own menu; the product is started from it.',
  createMatterFile: 'The backend sends documents when a clerk decides; `integrateMapping` sends again.',
  // One call that all systems answer replaces those of single systems.
  searchClioMatters: '`listIntegrationMatters` lists and searches matters of all systems.',
  listMatters: '`listIntegrationMatters` names the system, so that an answer of another system is noticed.',
  listMyCaseMatters: '`listIntegrationMatters` lists MyCase’s matters too.',
  listNetDocumentsMatters: 'Cabinets and attributes choose a matter (`getNetDocumentsAttributes`).',
  buildNetDocumentsRetailerReference: '`buildNetDocumentsMatterReference` answers with all three references.',
  getClioUserInfo: '`getIntegration` says who is connected.',
  getMyCaseUserInfo: '`getIntegration` says who is connected.',
  getMyCaseFirmInfo: 'The platform knows the firm.',
  getNetDocumentsUserInfo: '`getIntegration` says who is connected.',
  getIntegrationUser: '`getIntegration` says who is connected.',
  getClioContact: '`getMatterPeople` has the contacts of all systems, with their roles.',
  getClioMatterDetail: '`getMatterPeople` has the details of all systems.',
  getClioDocument: '`getMatterFile` names a document of any system.',
  getExpenseCategory: '`listExpenseCategories` has them all.',
  getFolderContents: '`listMatterFiles` lists folders of document systems too.',
  listAllDocuments: '`listMatterFiles` lists by folder, and searches the whole matter.',
  getManagedDocument: '`getMatterFile` names a document of any system.',
  attachManagedDocuments: 'Picked documents are checked in the browser before they are uploaded.',
  getIManageMatterName: 'The mapping has the matter’s name.',
  listIntegratedDocuments: '`listMatterFiles` also searches and counts, for the same folders.',
  importIntegratedDocuments: 'Picked documents are checked in the browser before they are uploaded.',
  listIntegratedFiles: 'Fetched documents belong to the draft that they were picked for.',
  downloadFilesZip: 'Archives are made of documents from the system, or of whole orders by the filing service.',
};

const operations = [
  ...readContract('integration').operations,
  ...readContract('billing').operations.filter(({ path }) => path.includes('/FileManager/')),
];

test('each call has a caller or a reason, and no reason is out of date', () => {
  const uncalled = operations.filter((operation) => !isCalled(operation)).map(({ operationId }) => operationId);
  expect(uncalled.toSorted()).toEqual(Object.keys(withoutScreen).toSorted());
});

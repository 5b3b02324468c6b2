/** Opens a case on the screens, step by step, by mouse. */
import { expect, type Frame, type Page } from '@playwright/test';
import { pdfFile } from './pdf.ts';

/** Where the application runs: a page, or a tool's frame. */
export type Screen = Page | Frame;

/** Types into a picker and takes an option. */
export async function choose(page: Screen, label: string, option: string, typed = option): Promise<void> {
  const picker = page.getByRole('combobox', { name: label, exact: true });
  await expect(picker).toBeEditable();
  await picker.fill(typed);
  // An option may show more than its name: a fee, a bar number.
  await page
    .getByRole('option')
    .filter({ has: page.getByText(option, { exact: true }) })
    .click();
}

/** Continues to the next step. */
export async function continueTo(page: Screen, step: string): Promise<void> {
  await page.getByRole('link', { name: `Continue to ${step}` }).click();
  await expect(page.getByRole('heading', { level: 2, name: step, exact: true })).toBeFocused();
}

/** All entries are saved. */
export async function expectSaved(page: Screen): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /^Saved/ })).toBeVisible();
}

/** The order number in the address. */
export function orderIdOf(page: Screen): number {
  return Number(/(?:case-initiation|existing-case|order-details)\/(\d+)/.exec(page.url())?.[1]);
}

/** Confirms all the court's certifications. */
export async function confirmCertifications(page: Screen): Promise<void> {
  // The review lists them too, without boxes.
  const statements = page.getByRole('checkbox', { name: /^I certify/ });
  await expect(statements.first()).toBeVisible();
  for (const statement of await statements.all()) await statement.check();
}

interface PersonParty {
  role: string;
  firstName: string;
  lastName: string;
  /** Undefined where the firm's only attorney is chosen by itself. */
  attorney: string | undefined;
}

/** Adds a represented person in a required role. */
export async function addClient(page: Screen, { role, firstName, lastName, attorney }: PersonParty): Promise<void> {
  await page.getByRole('button', { name: `Add person as ${role}` }).click();
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('We represent this party').check();
  // The attorney of the person's last filing at the court is chosen by itself.
  const chosen = page.getByRole('button', { name: `Remove ${attorney}`, exact: true });
  if (attorney !== undefined && !(await chosen.isVisible())) await choose(page, 'Attorneys', attorney);
}

/** Adds an organization in a required role. */
export async function addOpponent(page: Screen, { role, name }: { role: string; name: string }): Promise<void> {
  await page.getByRole('button', { name: `Add organization as ${role}` }).click();
  await page.getByLabel('Organization name').fill(name);
}

/** Adds a lead document and waits for the upload. */
export async function addLeadDocument(page: Screen, fileName: string): Promise<void> {
  await page.getByLabel('Add the lead document', { exact: true }).setInputFiles(await pdfFile(fileName, 3));
  await expect(page.getByRole('list', { name: 'Lead document' }).getByText('3 pages')).toBeVisible();
}

/** Submits and waits for the order's page. */
export async function submit(page: Screen): Promise<void> {
  await page.getByRole('button', { name: 'Submit to the court' }).click();
  await page.waitForURL(/\/order-details\/\d+/);
}

interface Filer {
  /** The party's attorney; see `PersonParty`. */
  attorney: string | undefined;
  /** The payment account. */
  account: RegExp;
  /** Adds the lead document; Complaint.pdf by default. */
  addLead?: (page: Screen) => Promise<void>;
}

/** Files a minimal case, from the choice of a court. */
export async function fileCase(page: Screen, filer: Filer): Promise<void> {
  await prepareCase(page, filer);
  await submit(page);
}

/** Fills in a minimal case, up to its review. */
export async function prepareCase(page: Screen, { attorney, account, addLead }: Filer): Promise<void> {
  await choose(page, 'Court', 'Lakemoor County - Circuit Court - Civil', 'lakem civ');
  await page.waitForURL(/\/case-initiation\/\d+\/case\?/);
  await choose(page, 'Case category', 'Civil');
  await choose(page, 'Case type', 'Contract - Over $50,000', 'contract over');
  await page.getByLabel('Filer type').selectOption({ index: 1 });
  await page.getByLabel('Attorney code').fill('12345');
  await page.getByLabel('Amount in controversy').fill('75,000');
  await confirmCertifications(page);
  await continueTo(page, 'Parties');
  await addClient(page, { role: 'Plaintiff', firstName: 'Mara', lastName: 'Quill', attorney });
  await addOpponent(page, { role: 'Defendant', name: 'Lakeshore Holdings LLC' });
  await continueTo(page, 'Filings');
  await page.getByRole('button', { name: 'Add a filing' }).click();
  await choose(page, 'Filing type', 'Complaint', 'compl');
  await page.getByLabel('Filing description').fill('Complaint for breach of the lease');
  await (addLead ?? ((each) => addLeadDocument(each, 'Complaint.pdf')))(page);
  await continueTo(page, 'Payment');
  await page.getByRole('radio', { name: account }).check();
  await continueTo(page, 'Review and submit');
}

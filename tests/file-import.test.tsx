/** Papers taken in, read, checked and led on: to an order of process serving, and to the filing forms. */
import { screen, waitFor, within } from '@testing-library/react';
import { and, desc, eq } from 'drizzle-orm';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { courtCases } from '../sandbox/db/schema/court-cases.ts';
import { extractions } from '../sandbox/db/schema/extractions.ts';
import { servingDrafts } from '../sandbox/db/schema/serving.ts';
import { expectOnConsole } from './console.ts';
import { appUnderTest, patience } from './render-app.tsx';

const app = appUnderTest();

type Line = readonly [x: number, y: number, text: string];

const summonsLines = (number: string): readonly Line[] => [
  [150, 72, 'IN THE CIRCUIT COURT OF COOK COUNTY, ILLINOIS'],
  [72, 130, 'MARIA ORTEGA,'],
  [150, 148, 'Plaintiff,'],
  [340, 148, `Case No. ${number}`],
  [100, 166, 'v.'],
  [72, 184, 'ACME LOGISTICS LLC and DOES 1 through 10,'],
  [150, 202, 'Defendants.'],
  [270, 240, 'SUMMONS'],
  [72, 280, 'Serve at: 820 Harbor Street, Chicago, IL 60601'],
  [72, 320, 'Dated: March 2, 2026'],
];

async function paper(name: string, lines: readonly Line[]): Promise<File> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.TimesRoman);
  const page = document.addPage([612, 792]);
  for (const [x, y, text] of lines) page.drawText(text, { x, y: 792 - y, size: 12, font });
  return new File([new Uint8Array(await document.save())], name, { type: 'application/pdf' });
}

async function importPapers(address: string, files: readonly File[], options?: Parameters<typeof app.renderApp>[1]) {
  const page = await app.renderApp(address, options);
  await page.user.upload(await screen.findByLabelText('Add documents', undefined, patience), [...files]);
  await waitFor(() => expect(screen.getAllByText('Uploaded')).toHaveLength(files.length), patience);
  return page;
}

const press = async (name: string | RegExp) => screen.findByRole('button', { name }, patience);
const field = (name: string) => screen.findByRole('textbox', { name }, patience);

describe('papers to serve', () => {
  it('are read, checked where doubtful, and become the draft of an order', async () => {
    const { user, place } = await importPapers('/file-import?state=IL', [
      await paper('Summons.pdf', summonsLines('2026 L 001234')),
    ]);
    await user.click(await press('Read 1 document'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Check the documents' }, patience)).toBeVisible();
    expect(await field('Case number')).toHaveValue('2026 L 001234');
    expect(await field('Court')).toHaveValue('Circuit Court of Cook County, Illinois');
    expect(await field('Name of recipient 1')).toHaveValue('ACME LOGISTICS LLC');
    expect(await field('Address of ACME LOGISTICS LLC')).toHaveValue('820 Harbor Street, Chicago, IL 60601');
    expect(screen.queryByRole('textbox', { name: 'Name of recipient 2' })).toBeNull();
    // The date is the summons' by its place alone.
    expect(await press('Continue')).toHaveAccessibleDescription('Check 1 value marked “Check this” first.');
    await user.click(await press('It’s right: Summons issued on'));
    expect(await screen.findByText('No case of your firm has this number.', undefined, patience)).toBeVisible();
    await user.click(await press('Continue'));
    await waitFor(() => expect(place()).toMatch(/^\/serve-it\/order\/process-serving\/\d+(\?|$)/), patience);
    const { db } = app.backend.sandbox;
    const [draft] = await db.select().from(servingDrafts).orderBy(desc(servingDrafts.orderId)).limit(1);
    expect(draft?.content).toMatchObject({
      state: 'IL',
      mode: 'serve-only',
      case: { kind: 'court-case', caseNumber: '2026 L 001234', summonsIssuedOn: '2026-03-02' },
      documents: [{ fileName: 'Summons.pdf', kind: 'summons', pageCount: 1 }],
      jobs: [
        {
          recipient: { kind: 'business', organizationName: 'ACME LOGISTICS LLC' },
          addresses: [{ street: '820 Harbor Street', city: 'Chicago', state: 'IL', zip: '60601' }],
        },
      ],
    });
    const [stored] = await db.select().from(extractions).orderBy(desc(extractions.createdAt)).limit(1);
    expect(stored).toMatchObject({ status: 'done', confirmedBy: 'Nora Marlow' });
  });

  it('are read once they are uploaded, and say so until then', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    app.answer((request) => {
      if (!request.url.endsWith('/FileManager/local')) return undefined;
      const copy = request.clone();
      return held.then(() => app.backend.sandbox.fetch(copy));
    });
    const { user } = await app.renderApp('/file-import?state=IL');
    expect(await press(/^Read /)).toHaveAccessibleDescription('Add at least one document.');
    const [first, second] = [await paper('Summons.pdf', summonsLines('2026 L 001234')), await paper('Exhibit.pdf', [])];
    await user.upload(await screen.findByLabelText('Add documents', undefined, patience), [first, second]);
    const list = await screen.findByRole('list', { name: 'Documents' }, patience);
    await waitFor(() => expect(within(list).getAllByText(/^Upload/)).toHaveLength(2), patience);
    expect(within(list).queryByText('Uploaded')).toBeNull();
    expect(await press(/^Read /)).toHaveAttribute('data-disabled', 'true');
    release();
    await waitFor(() => expect(within(list).getAllByText('Uploaded')).toHaveLength(2), patience);
    expect(await press('Read 2 documents')).not.toHaveAttribute('data-disabled');
  });

  it('of a case of the firm are served in it', async () => {
    const { db } = app.backend.sandbox;
    const [known] = await db
      .select()
      .from(courtCases)
      .where(and(eq(courtCases.clientId, 1), eq(courtCases.state, 'IL')))
      .limit(1);
    if (!known) throw new Error('The demo has no case.');
    const { user } = await importPapers('/file-import?state=IL', [
      await paper('Summons.pdf', summonsLines(known.caseNumber)),
    ]);
    await user.click(await press('Read 1 document'));
    expect(await screen.findByText(/^This is a case of your firm/, undefined, patience)).toBeVisible();
    expect(screen.getByRole('radio', { name: /^In your firm’s case/ })).toBeChecked();
  });

  it('without a case number are filed first, unless a number is typed', async () => {
    const { user, place } = await importPapers('/file-import?state=IL', [
      await paper(
        'Complaint.pdf',
        summonsLines('').map(([x, y, text]): Line => [x, y, text === 'SUMMONS' ? 'COMPLAINT' : text]),
      ),
    ]);
    await user.click(await press('Read 1 document'));
    expect(await screen.findByRole('radio', { name: /^File first/ }, patience)).toBeChecked();
    expect(screen.queryByRole('radio', { name: /^Serve Only/ })).toBeNull();
    await user.type(await field('Case number'), '2026 L 009999');
    expect(screen.getByRole('radio', { name: /^In another case/ })).toBeChecked();
    await user.clear(await field('Case number'));
    await user.click(await press('Continue'));
    await waitFor(() => expect(place()).toMatch(/^\/case-initiation\?/), patience);
  });

  it('that cannot be read are named, and can be served all the same', async () => {
    const { user } = await importPapers('/file-import?state=IL', [await paper('Blank.pdf', [])]);
    await user.click(await press('Read 1 document'));
    const notice = await screen.findByRole('alert', undefined, patience);
    expect(notice).toHaveTextContent('Blank.pdf has no text that could be read.');
    await user.click(within(notice).getByRole('button', { name: 'Continue and enter the case yourself' }));
    expect(await field('Case number')).toHaveValue('');
  });

  it('of another firm are not found', async () => {
    const { user, place } = await importPapers('/file-import?state=IL', [
      await paper('Summons.pdf', summonsLines('2026 L 001234')),
    ]);
    await user.click(await press('Read 1 document'));
    await screen.findByRole('heading', { level: 1, name: 'Check the documents' }, patience);
    const address = place();
    expectOnConsole(/ApiError: Not Found/, /Error in route match/);
    app.reset();
    await app.renderApp(address, { as: 'june.ashgrove@example.com' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' }, patience)).toBeVisible();
  });

  it.each([
    ['skipped everywhere', { skipDocumentExtraction: true }],
    ['left to other states', { statesForDocumentExtraction: ['CA'] }],
  ])('go straight into a draft where reading is %s', async (_, features) => {
    const files = [await paper('Summons.pdf', summonsLines('2026 L 001234'))];
    const { user, place } = await importPapers('/file-import?state=IL', files, { features });
    expect(screen.getByText(/Documents of this state aren’t read/)).toBeVisible();
    await user.click(await press('Continue'));
    await waitFor(() => expect(place()).toMatch(/^\/serve-it\/order\/process-serving\/\d+(\?|$)/), patience);
    expect(await screen.findByRole('textbox', { name: /Title/ }, patience)).toHaveValue('Summons');
  });
});

describe('papers to file', () => {
  it.each([
    ['create-case', '/case-initiation'],
    ['file-into-case', '/existing-case'],
  ])('%s: are handed over to the form', async (purpose, form) => {
    const files = [await paper('Complaint.pdf', summonsLines('2026 L 001234'))];
    const { user, place } = await importPapers(`/file-import?state=IL&for=${purpose}`, files);
    await user.click(await press('Read 1 document'));
    await waitFor(() => expect(place()).toMatch(new RegExp(`^${form}\\?`)), patience);
    const list = await screen.findByRole('list', { name: 'Documents to file' }, patience);
    expect(list).toHaveTextContent('Complaint.pdf');
  });
});

describe('a paper of the case to search for', () => {
  it('is dropped on the search, read, and gives the number', async () => {
    const { user, place } = await app.renderApp('/case-search?state=IL');
    const paperOfCase = await paper('Summons.pdf', summonsLines('2026 L 001234'));
    await user.upload(await screen.findByLabelText('Search with a court document', undefined, patience), paperOfCase);
    await waitFor(() => expect(place()).toMatch(/^\/case-search\?/), patience);
    expect(new URLSearchParams(place().split('?')[1]).get('number')).toBe('2026 L 001234');
    expect(await screen.findByLabelText(/^Case number/, undefined, patience)).toHaveValue('2026 L 001234');
  });

  it('without a number says so, and leads back to typing it', async () => {
    const { user, place } = await app.renderApp('/case-search?state=IL');
    const letter = await paper('Letter.pdf', [[72, 72, 'Dear counsel, please find our answer enclosed.']]);
    await user.upload(await screen.findByLabelText('Search with a court document', undefined, patience), letter);
    expect(await screen.findByText('No case number was found', undefined, patience)).toBeVisible();
    await user.click(await press('Enter it yourself'));
    await waitFor(() => expect(place()).toBe('/case-search?state=IL'), patience);
  });

  it('is offered only where the deployment reads such papers', async () => {
    await app.renderApp('/case-search?state=IL', { features: { statesForCaseSearchExtraction: ['CA'] } });
    await field('Case number');
    expect(screen.queryByLabelText('Search with a court document')).toBeNull();
  });

  it('of Florida fills the parts of the number', async () => {
    await app.renderApp('/case-search-fl?state=FL&number=48-2025-CA-001234');
    expect(await screen.findByLabelText(/^Year/, undefined, patience)).toHaveValue('2025');
  });
});

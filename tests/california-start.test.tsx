/** Starting a filing in California: county, court and division, cases found by number or typed, and links to them. */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { multisourceCases } from '../sandbox/db/schema/multisource.ts';
import type { OneLegalDraft, OrderDetail, TrackedCase } from '../sandbox/generated/filing/schemas.ts';
import { appUnderTest, patience } from './render-app.tsx';

const app = appUnderTest();

const read = async (path: string) => (await app.backend.call(`/filing${path}`)).json();
const order = (orderId: number): Promise<OrderDetail> => read(`/Order/${orderId}`);

async function draft(orderId: number): Promise<OneLegalDraft> {
  const [found]: OneLegalDraft[] = await read(`/OneLegal/OLDraft?state=CA&orderId=${orderId}`);
  if (!found) throw new Error('There is no such draft.');
  return found;
}

const combobox = (name: string) => screen.findByRole('combobox', { name }, patience);

/** Chooses by keyboard alone. */
async function choose(user: UserEvent, label: string, typed: string): Promise<void> {
  const input = await combobox(label);
  await waitFor(() => expect(input).toBeEnabled());
  input.focus();
  await user.keyboard(typed);
  const list = await screen.findByRole('listbox', { name: label });
  await waitFor(() => expect(within(list).getAllByRole('option').length).toBeGreaterThan(0), patience);
  await user.keyboard('{Enter}');
}

async function openedDraft(place: () => string, flow: string): Promise<number> {
  await waitFor(() => expect(place()).toMatch(new RegExp(`^/${flow}/\\d+/case`)), patience);
  return Number(/\/(\d+)\//.exec(place())?.[1]);
}

/** A case in a court's records that the firm hasn't filed into. */
async function recordedCase(courtCode: string, isConfidential = false) {
  const rows = await app.backend.sandbox.db
    .select()
    .from(multisourceCases)
    .where(eq(multisourceCases.courtCode, courtCode));
  const found = rows.find((each) => each.isConfidential === isConfidential);
  if (!found) throw new Error('The court has no such case.');
  return found;
}

describe('a new case', { timeout: 40_000 }, () => {
  it('is opened at a county’s court in a division, chosen by keyboard', async () => {
    const { user, place } = await app.renderApp('/case-initiation?state=CA');
    await choose(user, 'County', 'los ang');
    await choose(user, 'Court', 'civil');
    await choose(user, 'Division', 'civil unl');
    await user.tab();
    screen.getByRole('button', { name: 'Start a new case' }).focus();
    await user.keyboard('{Enter}');
    const orderId = await openedDraft(place, 'case-initiation');
    expect((await draft(orderId)).content).toMatchObject({
      courtId: 'losangeles:civil',
      divisionId: 'losangeles:civil:civil-unlimited',
      apiType: 2,
    });
    expect(await order(orderId)).toMatchObject({ provider: 'onelegal', apiType: 2 });
    expect(await screen.findByRole('combobox', { name: /^Division/ }, patience)).toHaveDisplayValue('Civil Unlimited');
  });

  it('at a Jti court is that system’s, whichever starts filings in the state', async () => {
    const { user, place } = await app.renderApp('/case-initiation?state=CA');
    await choose(user, 'County', 'ventura');
    const court = await combobox('Court');
    await waitFor(() => expect(court).toHaveDisplayValue('Superior Court of California, County of Ventura'), patience);
    await choose(user, 'Division', 'probate');
    await user.click(screen.getByRole('button', { name: 'Start a new case' }));
    const orderId = await openedDraft(place, 'case-initiation');
    expect((await draft(orderId)).content).toMatchObject({ courtId: 'ventura', apiType: 1 });
    expect(await order(orderId)).toMatchObject({ provider: 'jti', apiType: 1 });
  });

  it('waits for the court’s system where its answer is still awaited', async () => {
    const court = Promise.withResolvers<Response>();
    app.answer(({ url }) => (url.includes('courtId=ventura') ? court.promise : undefined));
    const { user, place } = await app.renderApp('/case-initiation?state=CA');
    await choose(user, 'County', 'ventura');
    await choose(user, 'Division', 'probate');
    await user.click(screen.getByRole('button', { name: 'Start a new case' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Start a new case' })).toBeDisabled());
    expect(place()).toBe('/case-initiation?state=CA');
    court.resolve(Response.json(await read('/MultisourceCourts/CA/Courts?courtId=ventura')));
    const orderId = await openedDraft(place, 'case-initiation');
    expect(await order(orderId)).toMatchObject({ provider: 'jti', apiType: 1 });
  });

  it('says so when the court’s system can’t be read, and keeps the choice', async () => {
    const status = { current: 500 };
    app.answer(({ url }) =>
      url.includes('courtId=ventura') && status.current === 500
        ? Response.json({ code: 'broken', detail: 'The courts are out of order' }, { status: 500 })
        : undefined,
    );
    const { user, place } = await app.renderApp('/case-initiation?state=CA', { retryDelay: 1 });
    await choose(user, 'County', 'ventura');
    await choose(user, 'Division', 'probate');
    await user.click(screen.getByRole('button', { name: 'Start a new case' }));
    expect(await screen.findByText('The courts are out of order')).toBeVisible();
    expect(await combobox('Division')).toHaveDisplayValue('Probate');
    status.current = 200;
    await user.click(screen.getByRole('button', { name: 'Start a new case' }));
    await openedDraft(place, 'case-initiation');
  });

  it('names what is still to choose, also before the county’s only court has told its system', async () => {
    app.hang(({ search }) => search === '?courtId=sonoma');
    const { user } = await app.renderApp('/case-initiation?state=CA');
    await user.click(await screen.findByRole('button', { name: 'Start a new case' }, patience));
    expect(await screen.findByText('Choose the county.')).toBeVisible();
    await choose(user, 'County', 'sonoma');
    await screen.findByRole('combobox', { name: 'Division' });
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Division' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Start a new case' }));
    expect(await screen.findByText('Choose the division.')).toBeVisible();
  });

  it('has no division that takes paper once those are hidden', async () => {
    const { user } = await app.renderApp('/case-initiation?state=CA');
    await choose(user, 'County', 'sonoma');
    const offered = async () => {
      await user.click(await combobox('Division'));
      const list = await screen.findByRole('listbox', { name: 'Division' });
      const names = await within(list).findAllByRole('option');
      await user.keyboard('{Escape}');
      return names.map(({ textContent }) => textContent);
    };
    expect(await offered()).toContain('Small Claims');
    await user.click(screen.getByRole('switch', { name: 'Hide divisions that take paper' }));
    await waitFor(async () => expect(await offered()).not.toContain('Small Claims'), patience);
    expect(await offered()).toContain('Probate');
  });

  it('isn’t opened on paper, and says so', async () => {
    const { user } = await app.renderApp('/case-initiation?state=CA');
    await choose(user, 'County', 'alpine');
    expect(await screen.findByText('No court in Alpine County is offered')).toBeVisible();
  });

  it('needs the firm’s connection where the court asks for it', async () => {
    const { user, place } = await app.renderApp('/case-initiation?state=CA&courtLocationCode=sanfrancisco');
    const warning = 'This court takes filings through File & ServeXpress. Connect your firm first.';
    expect(await screen.findByText(warning)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Connect your firm' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/app\/filing-account\/fsx\?returnUrl=/),
    );
    await choose(user, 'Division', 'probate');
    await user.click(screen.getByRole('button', { name: 'Start a new case' }));
    const orderId = await openedDraft(place, 'case-initiation');
    await user.click(await screen.findByRole('link', { name: /^Review and submit/ }, patience));
    expect(await screen.findByRole('link', { name: warning }, patience)).toBeVisible();
    expect(orderId).toBeGreaterThan(0);
  });

  it('leaves One Legal’s courts out for a client that may not choose them', async () => {
    app.answer((request) =>
      decodeURIComponent(request.url).includes('CanAccessOneLegalCourtPicker') && request.url.includes('ettings')
        ? Response.json([{ settingName: 'CanAccessOneLegalCourtPicker', settingValue: 'false', profileSettingType: 5 }])
        : undefined,
    );
    const { user } = await app.renderApp('/case-initiation?state=CA');
    await choose(user, 'County', 'los ang');
    const court = await combobox('Court');
    await waitFor(() => expect(court).toHaveDisplayValue(/Family and Probate Courthouse/), patience);
  });

  it('says so of a link whose court California doesn’t have', async () => {
    await app.renderApp('/case-initiation?state=CA&courtLocationCode=atlantis');
    expect(await screen.findByText(/names a court that California doesn’t have/)).toBeVisible();
    expect(await combobox('County')).toBeVisible();
  });
});

it('a court that says nothing of what can be filed starts nothing', { timeout: 40_000 }, async () => {
  const [sonoma] = await read('/MultisourceCourts/CA/Courts?courtId=sonoma');
  app.answer(({ url }) =>
    url.includes('courtId=sonoma') ? Response.json([{ ...sonoma, tables: undefined }]) : undefined,
  );
  const { user } = await app.renderApp('/case-initiation?state=CA&courtLocationCode=sonoma');
  expect(await screen.findByText('The court doesn’t say what can be filed there')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Start a new case' })).toBeDisabled();
  await choose(user, 'County', 'ventura');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Start a new case' })).toBeEnabled(), patience);
});

describe('an existing case', { timeout: 40_000 }, () => {
  it('is found by its number at a court, shown, and filed into', async () => {
    const { caseNumber, caseTrackingId, caseTitle } = await recordedCase('sonoma');
    const { user, place } = await app.renderApp('/existing-case?state=CA');
    await choose(user, 'County', 'sonoma');
    await user.type(screen.getByRole('textbox', { name: /^Case number/ }), caseNumber.toLowerCase());
    await user.click(screen.getByRole('button', { name: 'Find the case' }));
    const found = await screen.findByRole('region', { name: 'Cases found' }, patience);
    expect(found).toHaveTextContent(caseTitle);
    await user.click(within(found).getByRole('button', { name: 'File into this case' }));
    const orderId = await openedDraft(place, 'existing-case');
    expect((await draft(orderId)).content).toMatchObject({ courtId: 'sonoma', caseTrackingId, caseNumber, apiType: 2 });
    expect(await screen.findByText('Confirm this is the right case.')).toBeVisible();
  });

  it('that no records have can be typed', async () => {
    const { user, place } = await app.renderApp('/existing-case?state=CA&courtLocationCode=sonoma');
    await user.type(await screen.findByRole('textbox', { name: /^Case number/ }, patience), '26CV999999');
    await user.click(screen.getByRole('button', { name: 'Find the case' }));
    expect(await screen.findByText('No such case')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Enter the case myself' }));
    const orderId = await openedDraft(place, 'existing-case');
    expect((await draft(orderId)).content).toMatchObject({ courtId: 'sonoma', caseNumber: '26CV999999' });
    expect(await screen.findByRole('textbox', { name: /^Case title/ }, patience)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('combobox', { name: /^Case category/ })).toBeNull(), patience);
  });

  it('of a Jti court has its own address, by which a link names it', async () => {
    const { caseNumber, caseTrackingId } = await recordedCase('ventura');
    const { user, place } = await app.renderApp(
      `/existing-case?apiType=1&courtLocationCode=ventura&caseNumber=${caseNumber}`,
    );
    await waitFor(() => expect(place()).toMatch(/^\/existing-case-jti\?/), patience);
    expect(await screen.findByRole('combobox', { name: 'State' })).toHaveDisplayValue('California');
    await user.click(await screen.findByRole('button', { name: 'File into this case' }, patience));
    const orderId = await openedDraft(place, 'existing-case');
    expect((await draft(orderId)).content).toMatchObject({ courtId: 'ventura', caseTrackingId, apiType: 1 });
    expect(await order(orderId)).toMatchObject({ provider: 'jti' });
  });

  it('of a Jti court is started from its bare address, too', async () => {
    const { place } = await app.renderApp('/existing-case-jti');
    expect(await combobox('County')).toBeVisible();
    expect(place()).toMatch(/^\/existing-case-jti/);
    expect(screen.getByRole('combobox', { name: 'State' })).toHaveDisplayValue('California');
  });

  it('that is confidential says that its parties are hidden', async () => {
    const { caseNumber } = await recordedCase('sonoma', true);
    const { user, place } = await app.renderApp(
      `/existing-case?state=CA&courtLocationCode=sonoma&caseNumber=${caseNumber}`,
    );
    expect(await screen.findByText(/The case is confidential/, undefined, patience)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'File into this case' }));
    const orderId = await openedDraft(place, 'existing-case');
    expect((await draft(orderId)).content.caseNumber).toBe(caseNumber);
  });

  it('of the firm is offered by its title', async () => {
    const { caseNumber, caseTitle, caseTrackingId } = await recordedCase('sonoma');
    const ofFirm: TrackedCase = {
      id: 1,
      state: 'CA',
      apiType: 2,
      caseNumber,
      caseTitle,
      caseTrackingId,
      courtName: 'Sonoma',
      courtLocationCode: 'sonoma',
      isPhysical: false,
      isUnlawfulDetainer: false,
      addedAt: '2026-01-05T18:00:00Z',
    };
    app.answer(({ url }) => (url.endsWith('/Cases/CA') ? Response.json([ofFirm]) : undefined));
    await app.renderApp(`/existing-case?state=CA&case=${caseTrackingId}`);
    const found = await screen.findByRole('region', { name: 'Cases found' }, patience);
    expect(found).toHaveTextContent(caseNumber);
    expect(found).toHaveTextContent(caseTitle);
    expect(await combobox('Case of your firm')).toHaveDisplayValue(`${caseTitle} (${caseNumber})`);
  });

  it('of a court on paper has its own address, by which a link names it', async () => {
    const { caseNumber, caseTrackingId } = await recordedCase('alpine');
    const { user, place } = await app.renderApp(
      `/existing-case?apiType=8&isPhysical=true&courtLocationCode=alpine&caseNumber=${caseNumber}`,
    );
    await waitFor(() => expect(place()).toMatch(/^\/existing-case-physical\?/), patience);
    expect((await screen.findAllByText('This court accepts paper only', undefined, patience))[0]).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'File into this case' }, patience));
    const orderId = await openedDraft(place, 'existing-case');
    expect((await draft(orderId)).content).toMatchObject({
      courtId: 'alpine',
      caseTrackingId,
      apiType: 8,
      isPhysical: true,
      physicalDelivery: { serviceLevel: 'standard', returnCopies: 'scan' },
    });
    expect(await order(orderId)).toMatchObject({ provider: 'none' });
  });

  it('of a court on paper is started from its bare address, and from the usual one', async () => {
    const { place } = await app.renderApp('/existing-case-physical');
    expect(await combobox('County')).toBeVisible();
    expect(place()).toMatch(/^\/existing-case-physical/);
    expect(await screen.findByText(/a courier takes them to the court/, undefined, patience)).toBeVisible();
  });

  it('of a system that we don’t know is chosen by hand', async () => {
    await app.renderApp('/existing-case?state=CA&apiType=99');
    expect(await screen.findByText(/names a court system that we don’t know/)).toBeVisible();
    expect(await combobox('County')).toBeVisible();
  });
});

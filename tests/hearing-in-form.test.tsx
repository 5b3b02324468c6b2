/** A hearing and a return date chosen in the form, and reserved with the submission (filing variants, section 8). */
import { act, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { hearingPlaces } from '../sandbox/db/schema/court-scheduling.ts';
import { filings } from '../sandbox/db/schema/filings.ts';
import type { ExistingCaseDraft, HearingSlot, OrderDetail, TrackedCase } from '../sandbox/generated/filing/schemas.ts';
import { appearance, complaint, newCase, uploadPdf } from './new-case.ts';
import { appUnderTest, patience } from './render-app.tsx';

const app = appUnderTest();
const read = async (path: string) => (await app.backend.call(`/filing${path}`)).json();

/** A draft of a contested motion into the matter's case. */
async function motionDraft(): Promise<ExistingCaseDraft> {
  const cases: TrackedCase[] = await read('/Cases/IL?matter=00015-Ortega');
  const found = cases.find(({ courtLocationCode }) => courtLocationCode === 'lakemoor:cv1');
  if (!found) throw new Error('The demo has no such case.');
  const { caseTrackingId, courtLocationCode: courtCode } = found;
  const courtCase = await read(
    `/Tyler/IL/Filings/Existing-Case?courtCode=${courtCode}&caseTrackingId=${caseTrackingId}`,
  );
  const lead = await uploadPdf(app.backend.sandbox.db);
  const ofCase = { caseTrackingId, courtCode, filingPartyIds: [courtCase.parties[0].casePartyId] };
  const motion = complaint(lead, { filingTypeCode: '40210', motionTypeCode: '17301', description: 'Motion to strike' });
  const content = { ...appearance(lead, ofCase), filings: [motion] };
  return (await app.backend.call('/filing/Tyler/IL/Drafts/Existing-Case', { body: { content } })).json();
}

/** Chooses the first time of the assigned judge in the form; returns how it is read out. */
async function chooseHearing(orderId: number) {
  const rendered = await app.renderApp(`/existing-case/${orderId}/filings?state=IL`);
  const { user } = rendered;
  await user.click(await screen.findByRole('button', { name: 'Choose a hearing' }, patience));
  const times = await screen.findByRole('radiogroup', { name: /^Hearing times of Hon\. / }, patience);
  const place = within(times).getAllByRole('radio').at(-1);
  if (!place) throw new Error('The court has no free time.');
  const name = place.getAttribute('aria-label') ?? '';
  await user.click(place);
  await waitFor(async () => {
    const saved: ExistingCaseDraft = await read(`/Tyler/IL/Drafts/Existing-Case/${orderId}`);
    expect(saved.content.filings[0]?.hearingSlot).toBeDefined();
  }, patience);
  return { ...rendered, name };
}

async function slotOf(orderId: number): Promise<HearingSlot> {
  const { content }: ExistingCaseDraft = await read(`/Tyler/IL/Drafts/Existing-Case/${orderId}`);
  const slot = content.filings[0]?.hearingSlot;
  if (!slot) throw new Error('No time was chosen.');
  return slot;
}

async function submitAndReserve({ user }: Awaited<ReturnType<typeof chooseHearing>>, name: string): Promise<void> {
  await user.click(screen.getByRole('link', { name: /^Review and submit/ }));
  const [day, date, hour] = name.split(', ');
  const button = await screen.findByRole('button', {
    name: new RegExp(`^Submit and reserve ${day}, ${date}, ${hour}`),
  });
  await screen.findByText('Ready to submit', undefined, patience);
  await waitFor(() => expect(button).toBeEnabled(), patience);
  await user.click(button);
}

const order = (orderId: number): Promise<OrderDetail> => read(`/Order/${orderId}`);

describe('a hearing chosen in the form', { timeout: 90_000 }, () => {
  it('is reserved by the press that submits, and by nothing before', async () => {
    const { orderId } = await motionDraft();
    const chosen = await chooseHearing(orderId);
    expect(await app.backend.sandbox.db.select().from(hearingPlaces)).toEqual([]);
    await submitAndReserve(chosen, chosen.name);
    await waitFor(() => expect(chosen.place()).toMatch(/^\/order-details\//), patience);
    const { filings: filed } = await order(orderId);
    expect(filed).toMatchObject([{ hearing: { status: 'reserved' } }]);
    expect(filed[0]?.wantedHearing).toBeUndefined();
    expect(await screen.findByText(new RegExp(`^Hearing reserved: ${chosen.name}`), undefined, patience)).toBeVisible();
  });

  it('that someone else took meanwhile leaves the filing submitted, once, and others are offered', async () => {
    const { orderId } = await motionDraft();
    const chosen = await chooseHearing(orderId);
    const { hearingSlotId } = await slotOf(orderId);
    const taken = { state: 'IL', courtCode: 'lakemoor:cv1', hearingSlotId, reservedAt: new Date() } as const;
    await app.backend.sandbox.db.insert(hearingPlaces).values(taken);
    await submitAndReserve(chosen, chosen.name);
    await waitFor(() => expect(chosen.place()).toMatch(/^\/order-details\//), patience);
    expect(await screen.findByText('The hearing isn’t reserved yet', undefined, patience)).toBeVisible();
    // The page itself says why, and has the nearest times.
    expect(screen.getByText(/That time was just taken\. Choose another:$/)).toHaveTextContent(
      `You chose ${chosen.name}.`,
    );
    expect((await order(orderId)).status).not.toBe('draft');
    const nearest = within(screen.getByRole('list', { name: 'Nearest hearing times' }));
    expect(nearest.getAllByRole('listitem')).toHaveLength(3);
    for (const item of nearest.getAllByRole('listitem')) expect(item).toHaveTextContent(/C[SD]TRoom \d+, Hon\. /);
    const { user } = chosen;
    const [first] = nearest.getAllByRole('button', { name: /^Reserve \w+day, / });
    if (first) await user.click(first);
    await waitFor(async () => expect((await order(orderId)).filings[0]?.hearing).toBeDefined(), patience);
    await waitFor(() => expect(screen.queryByText('The hearing isn’t reserved yet')).toBeNull(), patience);
  });

  it('that someone else took before the court accepted the filing: the order goes on saying so', async () => {
    const { orderId } = await motionDraft();
    const chosen = await chooseHearing(orderId);
    const { hearingSlotId } = await slotOf(orderId);
    const taken = { state: 'IL', courtCode: 'lakemoor:cv1', hearingSlotId, reservedAt: new Date() } as const;
    await app.backend.sandbox.db.insert(hearingPlaces).values(taken);
    await submitAndReserve(chosen, chosen.name);
    await screen.findByText('The hearing isn’t reserved yet', undefined, patience);
    await app.backend.sandbox.db.update(filings).set({ status: 'accepted' }).where(eq(filings.orderId, orderId));
    await act(() => chosen.queryClient.invalidateQueries());
    expect(
      await screen.findByText(
        /Someone else took that time before it could be reserved\. Call the clerk/,
        undefined,
        patience,
      ),
    ).toBeVisible();
    expect(screen.queryByText(/accepted the filing before/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Reserve/ })).toBeNull();
  });

  it('that is gone before the press is an item to fix, with the nearest times in the form', async () => {
    const { orderId } = await motionDraft();
    const { user, queryClient } = await chooseHearing(orderId);
    const { hearingSlotId } = await slotOf(orderId);
    const taken = { state: 'IL', courtCode: 'lakemoor:cv1', hearingSlotId, reservedAt: new Date() } as const;
    await app.backend.sandbox.db.insert(hearingPlaces).values(taken);
    await user.click(screen.getByRole('link', { name: /^Review and submit/ }));
    await act(() => queryClient.invalidateQueries());
    const item = await screen.findByRole('link', { name: /That time was just taken\. Choose another\.$/ }, patience);
    await user.click(item);
    const nearest = await screen.findByRole('radiogroup', { name: 'Nearest hearing times' }, patience);
    const [first, ...others] = within(nearest).getAllByRole('radio');
    expect(others).toHaveLength(2);
    if (first) await user.click(first);
    await waitFor(async () => expect((await slotOf(orderId)).hearingSlotId).not.toBe(hearingSlotId), patience);
    await waitFor(() => expect(screen.queryByText(/That time was just taken/)).toBeNull(), patience);
  });

  it('shows judge, room and zone beside each time, the assigned judge’s calendar first, and the notice of the motion', async () => {
    const { orderId, content } = await motionDraft();
    const { judge } = await read(
      `/Tyler/IL/Filings/Existing-Case?courtCode=${content.courtCode}&caseTrackingId=${content.caseTrackingId}`,
    );
    const { user } = await app.renderApp(`/existing-case/${orderId}/filings?state=IL`);
    await user.click(await screen.findByRole('button', { name: 'Choose a hearing' }, patience));
    expect(await screen.findByText(`${judge}, the assigned judge`, undefined, patience)).toBeVisible();
    const [own] = screen.getAllByRole('radiogroup');
    if (!own) throw new Error('There is no calendar.');
    expect(own).toHaveAccessibleName(`Hearing times of ${judge}`);
    expect(own.textContent).toMatch(/(?:Room \d+.*?\d+:\d\d [AP]M C[SD]T)+/);
    for (const time of within(own).getAllByRole('radio')) expect(time).toHaveAccessibleName(new RegExp(judge));
    expect(screen.queryByRole('radiogroup', { name: 'Hearing times of other calendars' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show other calendars' }));
    expect(screen.getByRole('radiogroup', { name: 'Hearing times of other calendars' })).toBeVisible();
    expect(
      screen.getByText(/^Notice: 5 court days before the hearing.*Circuit Court Rule 2\.1\(c\)/),
    ).toHaveTextContent(/the first day with full notice is \w+day, \w+ \d+\.$/);
    const [soon] = screen.getAllByRole('radio', { name: /, short notice$/ });
    if (soon) await user.click(soon);
    expect(
      await screen.findByText(/of notice\. Lakemoor County Circuit Court Rule 2\.1\(c\) asks for 5/),
    ).toBeVisible();
  });

  it('that was not reserved before the court accepted the filing is said on the order', async () => {
    const { orderId, version, content } = await motionDraft();
    const [motion] = content.filings;
    const year = new Date().getUTCFullYear() + 2;
    const hearingSlot: HearingSlot = {
      hearingSlotId: `lakemoor-cv1-${year}0103-0900-0`,
      startsAt: `${year}-01-03T15:00:00Z`,
      durationMinutes: 15,
      courtroom: '1404',
      isRemote: false,
    };
    const wanted = { ...content, filings: motion ? [{ ...motion, hearingSlot }] : [] };
    const body = { orderId, version, content: wanted };
    const submitted = await app.backend.call('/filing/Tyler/IL/Filings/Existing-Case', {
      body,
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
    expect(submitted.status, await submitted.clone().text()).toBe(200);
    await app.backend.sandbox.db.update(filings).set({ status: 'accepted' }).where(eq(filings.orderId, orderId));
    await app.renderApp(`/order-details/${orderId}`);
    expect(await screen.findByText('The hearing wasn’t reserved', undefined, patience)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reserve a hearing' })).toBeNull();
  });

  it('is still being reserved when the court decides meanwhile: the dialog stays, and says that it is too late', async () => {
    const { orderId, version, content } = await motionDraft();
    const body = { orderId, version, content };
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    await app.backend.call('/filing/Tyler/IL/Filings/Existing-Case', { body, headers });
    const { user, queryClient } = await app.renderApp(`/order-details/${orderId}`);
    await user.click(await screen.findByRole('button', { name: 'Reserve a hearing' }, patience));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reserve a hearing' }, patience));
    const [place] = await dialog.findAllByRole('radio', undefined, patience);
    if (place) await user.click(place);
    await app.backend.sandbox.db.update(filings).set({ status: 'accepted' }).where(eq(filings.orderId, orderId));
    await act(() => queryClient.invalidateQueries());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Reserve a hearing', hidden: true })).toBeNull());
    await user.click(dialog.getByRole('button', { name: /^Reserve \w+day, / }));
    expect(await dialog.findByRole('alert', undefined, patience)).not.toBeEmptyDOMElement();
    expect((await order(orderId)).filings[0]?.hearing).toBeUndefined();
  });

  it('is dropped with its motion type', async () => {
    const { orderId } = await motionDraft();
    const { user } = await chooseHearing(orderId);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Motion type' }), 'Emergency Motion');
    await waitFor(async () => {
      const { content }: ExistingCaseDraft = await read(`/Tyler/IL/Drafts/Existing-Case/${orderId}`);
      expect(content.filings[0]).toMatchObject({ motionTypeCode: '17303' });
      expect(content.filings[0]?.hearingSlot).toBeUndefined();
    }, patience);
  });
});

describe('a return date', { timeout: 60_000 }, () => {
  it('is proposed in the form, taken with a press, and refused on submission once the court no longer offers it', async () => {
    const content = newCase(await uploadPdf(app.backend.sandbox.db));
    const made = await app.backend.call('/filing/Tyler/IL/Drafts/New-Case', { body: { content } });
    const { orderId } = await made.json();
    const { user } = await app.renderApp(`/case-initiation/${orderId}/filings?state=IL`);
    const section = await screen.findByRole('region', { name: 'Return date' }, patience);
    await user.click(await within(section).findByRole('button', { name: 'Use this day' }, patience));
    await waitFor(async () => {
      const draft = await read(`/Tyler/IL/Drafts/New-Case/${orderId}`);
      expect(draft.content.returnDate).toMatch(/^\d{4}-\d\d-\d\d$/);
    }, patience);
    const draft = await read(`/Tyler/IL/Drafts/New-Case/${orderId}`);
    const late = { ...draft.content, returnDate: '2020-01-06' };
    const refused = await app.backend.call('/filing/Tyler/IL/Filings/New-Case', {
      body: { orderId, version: draft.version, content: late },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      errors: { 'content.returnDate': ['The court no longer offers this day. Choose another.'] },
    });
  });

  it('that the court offers to nobody is an item to fix before submission', async () => {
    const content = { ...newCase(await uploadPdf(app.backend.sandbox.db)), returnDate: '2020-01-06' };
    const made = await app.backend.call('/filing/Tyler/IL/Drafts/New-Case', { body: { content } });
    const { orderId } = await made.json();
    await app.renderApp(`/case-initiation/${orderId}/review?state=IL`);
    const message = await screen.findByRole(
      'link',
      { name: 'The court doesn’t offer this day. Choose another.' },
      patience,
    );
    expect(message).toHaveAttribute('href', expect.stringMatching(/filings.*#.*returnDate/));
  });
});

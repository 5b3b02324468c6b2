/** Finding the case to file into in Florida: its number as it was read, what is wrong with it, and the firm's own cases. */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { TrackedCase } from '../sandbox/generated/filing/schemas.ts';
import { orangeCase } from './florida.ts';
import { appUnderTest, patience } from './render-app.tsx';

const app = appUnderTest();

async function start(search = '') {
  const rendered = await app.renderApp(`/existing-case-fl?state=FL${search}`);
  const number = await screen.findByRole('textbox', { name: 'Case number' }, patience);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Court' })).toBeEnabled(), patience);
  return { ...rendered, number };
}

async function choose(user: UserEvent, label: string, typed: string): Promise<void> {
  const input = await screen.findByRole('combobox', { name: label }, patience);
  input.focus();
  await user.keyboard(typed);
  const list = await screen.findByRole('listbox', { name: label }, patience);
  await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(1), patience);
  await user.keyboard('{Enter}');
}

const find = () => screen.getByRole('button', { name: 'Find the case' });
const found = () => screen.findByRole('button', { name: 'File into this case' }, patience);

describe('a case number in Florida', { timeout: 60_000 }, () => {
  it('of another county than the chosen one is told by both names, and looked up at its own with a press', async () => {
    const { user, number } = await start();
    await choose(user, 'Court', 'palm beach');
    await user.type(number, '48-2025-CA-001234');
    await user.click(find());
    expect(number).toHaveAccessibleDescription(
      /This number belongs to Orange County \(48\)\. You chose Palm Beach County \(50\)\./,
    );
    await user.click(screen.getByRole('button', { name: 'Use Orange County' }));
    expect(await found()).toBeVisible();
    expect(screen.getByText(orangeCase)).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Court' })).toHaveValue('Orange County Circuit and County Courts');
    expect(screen.queryByText(/This number belongs to/)).toBeNull();
  });

  it('is shown as it was read, and names the part that is wrong', async () => {
    const { user, number } = await start();
    // A county in the number chooses the court.
    await user.type(number, '48 2025 ca 1234');
    expect(number).toHaveAccessibleDescription(`Read as ${orangeCase}.`);
    expect(screen.getByRole('combobox', { name: 'Court' })).toHaveValue('Orange County Circuit and County Courts');
    for (const [text, problem] of [
      ['48-2025-C1-001234', 'The court type C1 must be two letters, such as CA.'],
      ['48-2025-CA-1234567', 'The sequence number 1234567 has 7 digits. It can have six at most.'],
    ] as const) {
      await user.clear(number);
      await choose(user, 'Court', 'orange');
      await user.type(number, text);
      await user.click(find());
      await waitFor(() => expect(number).toHaveAccessibleDescription(expect.stringContaining(problem)));
    }
    await user.clear(number);
    await user.type(number, '2025 CA 999999');
    await user.click(find());
    expect(await screen.findByText(/^The clerk has no case 48-2025-CA-999999-OAXXXX, or/, {}, patience)).toBeVisible();
  });
});

describe('the firm’s own cases in Florida', { timeout: 60_000 }, () => {
  it('are offered, and each is shown before anything is made', async () => {
    const cases: TrackedCase[] = await (await app.backend.call('/filing/Cases/FL')).json();
    const [own] = cases;
    if (!own) throw new Error('The demo has no case in Florida.');
    const { user, place } = await start();
    await choose(user, 'Case of your firm', own.caseNumber);
    expect(await found()).toBeVisible();
    expect(screen.getByText(own.caseNumber)).toBeVisible();
    expect(place()).toContain('/existing-case-fl');
    // A number that is looked for afterwards takes its place.
    await user.type(screen.getByRole('textbox', { name: 'Case number' }), '48-2025-CA-999999');
    await user.click(find());
    expect(await screen.findByText(/^The clerk has no case/, {}, patience)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'File into this case' })).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Case of your firm' })).toHaveValue('');
  });
});

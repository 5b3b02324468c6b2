/** Fields that only one provider asks for: shown after the form's own, checked, saved in the provider's shape. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { FilingProvider, FilingStart } from '@/features/efiling/descriptor';
import { noFields } from '@/features/efiling/model/fields';
import type { FilingContent } from '@/features/efiling/model/filing-content';
import { appUnderTest, patience } from './render-app.tsx';

const app = appUnderTest();

/** Keeps the day in `returnDate`, and the urgency in the reference number. */
const codec = {
  toWire: ({ extra, filings, ...content }: FilingContent): FilingContent => ({
    ...content,
    returnDate: typeof extra?.answerBy === 'string' ? extra.answerBy : undefined,
    filings: filings.map(({ extra: asked, ...filing }) => ({
      ...filing,
      referenceNumber: asked?.urgency === undefined ? undefined : `urgency ${asked.urgency}`,
    })),
  }),
  fromWire: ({ returnDate, ...content }: FilingContent): FilingContent => ({
    ...content,
    extra: returnDate === undefined ? undefined : { answerBy: returnDate },
    filings: content.filings.map(({ referenceNumber, ...filing }) => ({
      ...filing,
      extra: referenceNumber === undefined ? undefined : { urgency: referenceNumber.replace('urgency ', '') },
    })),
  }),
};

vi.mock('@/features/efiling/tyler/start', async (importOriginal) => {
  const { start } = await importOriginal<{ start: FilingStart }>();
  const choosing: FilingStart = {
    ...start,
    choosers: {
      'new-case': ({ params, onChoose, isStarting }) => (
        <button
          type="button"
          disabled={isStarting}
          onClick={() => onChoose({ courtCode: 'lakemoor:ch1', extra: { answerBy: '2031-05-04' } })}
        >
          Open a case at {params.courtName}
        </button>
      ),
    },
  };
  return { start: choosing };
});

vi.mock('@/features/efiling/tyler/provider', async (importOriginal) => {
  const { provider } = await importOriginal<{ provider: FilingProvider }>();
  const calls = provider.calls['new-case'];
  const asking: FilingProvider = {
    ...provider,
    steps: () => ['case', 'filings', 'parties', 'payment', 'review'],
    fields: {
      ...noFields,
      case: [
        {
          key: 'answerBy',
          wirePath: 'returnDate',
          label: 'Answer wanted by',
          kind: 'date',
          isRequired: () => true,
          check: (value) => (String(value) > '2020' ? undefined : 'Choose a later day.'),
        },
      ],
      filing: [
        {
          key: 'urgency',
          wirePath: 'referenceNumber',
          label: 'Urgency',
          kind: 'choice',
          options: () => [
            { value: '1', label: 'Today' },
            { value: '2', label: 'This week' },
          ],
          isRequired: () => true,
        },
      ],
    },
    calls: {
      ...provider.calls,
      'new-case': {
        ...calls,
        saveDraft: async (state, draft) => {
          const saved = await calls.saveDraft(state, { ...draft, content: codec.toWire(draft.content) });
          return { ...saved, content: codec.fromWire(saved.content) };
        },
        loadDraft: async (state, orderId, options) => {
          const draft = await calls.loadDraft(state, orderId, options);
          return { ...draft, content: codec.fromWire(draft.content) };
        },
      },
    },
  };
  return { provider: asking };
});

async function newDraft() {
  const answer = await app.backend.call('/filing/Tyler/IL/Drafts/New-Case', {
    body: {
      content: {
        courtCode: 'lakemoor:ch1',
        crossReferences: [],
        procedureRemedyCodes: [],
        disclaimerCodes: [],
        parties: [],
        filings: [],
      },
      idempotencyKey: crypto.randomUUID(),
    },
  });
  const { orderId } = await answer.json();
  const saved = async () => (await app.backend.call(`/filing/Tyler/IL/Drafts/New-Case/${orderId}`)).json();
  return { orderId, saved };
}

it('are shown, checked, and saved where the provider keeps them', async () => {
  const { orderId, saved } = await newDraft();
  const { user } = await app.renderApp(`/case-initiation/${orderId}/case?state=IL`);
  const fields = await screen.findByRole('region', { name: 'Details for this court' }, patience);
  await user.type(within(fields).getByRole('textbox', { name: /Answer wanted by/ }), '01/05/2019');
  await user.click(screen.getByRole('link', { name: 'Continue to filings' }));
  await user.click(await screen.findByRole('button', { name: /Add a filing/ }));
  await user.selectOptions(await screen.findByRole('combobox', { name: /Urgency/ }), 'This week');
  await waitFor(
    async () =>
      expect((await saved()).content).toMatchObject({
        returnDate: '2019-01-05',
        filings: [{ referenceNumber: 'urgency 2' }],
      }),
    patience,
  );
  await user.click(screen.getByRole('link', { name: 'Back to case' }));
  const wrong = await screen.findByRole('textbox', { name: /Answer wanted by/ });
  expect(wrong).toHaveValue('01 / 05 / 2019');
  expect(await screen.findByText('Choose a later day.')).toBeVisible();
});

it('are read from a saved draft, and missing ones are named in the review', async () => {
  const { orderId } = await newDraft();
  const { user } = await app.renderApp(`/case-initiation/${orderId}/review?state=IL`);
  expect(await screen.findByRole('link', { name: 'Enter “Answer wanted by”.' }, patience)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Enter “Answer wanted by”.' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Answer wanted by/ })).toHaveFocus());
});

it('start a draft where the provider has its own way to choose the court', async () => {
  const { user, router } = await app.renderApp('/case-initiation?state=IL&courtName=Lakemoor');
  const start = await screen.findByRole('button', { name: 'Open a case at Lakemoor' }, patience);
  expect(screen.queryByRole('combobox', { name: /Court/ })).toBeNull();
  await user.click(start);
  await waitFor(() => expect(router.state.location.pathname).toMatch(/\/case-initiation\/\d+\/case/), patience);
  expect(await screen.findByRole('textbox', { name: /Answer wanted by/ }, patience)).toHaveValue('05 / 04 / 2031');
});

import { describe, expect, test } from 'vitest';
import type { ServiceForm } from '../../generated/serving/schemas.ts';
import { type Answers, answerErrors } from './check-answers.ts';
import { serviceForms } from './forms/index.ts';

const today = '2026-11-23';

/** An answer to each question that needs one. */
function fullAnswers(form: ServiceForm): Record<string, string> {
  const samples = {
    text: 'Lakeshore Holdings LLC',
    'long-text': 'Lot 4 of Block 2',
    email: 'nora@example.com',
    phone: '(312) 555-0142',
    date: '2026-10-01',
    money: '1250.00',
    choices: 'b,a',
    office: 'an-office',
    documents: '00000000-0000-4000-8000-000000000001',
    certification: 'yes',
    choice: '',
    state: 'IL',
    zip: '60601',
    'taxpayer-id': '12-3456789',
  };
  const fields = form.sections.flatMap((section) => section.fields);
  const answers = Object.fromEntries(
    fields.map(({ name, type, options }) => [name, options?.[0]?.value ?? samples[type]]),
  );
  return {
    ...answers,
    ...(form.service === 'BusinessFormation' && {
      entityType: 'corporation',
      shares: '1000',
      firstName: 'Alder Inc.',
      secondName: 'Birch Inc.',
      thirdName: 'Cedar Inc.',
    }),
    ...(form.service === 'LegalServiceOfProcess' && {
      ...{ officeKind: 'sheriff', officeId: 'IL-chicago-sheriff', copies: '2', returnBy: '2027-01-29' },
    }),
  };
}

const forms = Object.values(serviceForms);

test.each(forms.map((form) => [form.name, form] as const))('%s takes full answers', (_, form) => {
  expect(answerErrors(form, fullAnswers(form), today)).toEqual({});
});

test.each(forms.map((form) => [form.name, form] as const))('%s asks for each answer that it needs', (_, form) => {
  const full = fullAnswers(form);
  for (const { name, isRequired, onlyIf } of form.sections.flatMap(({ fields }) => fields)) {
    const without = { ...full, [name]: '  ' };
    const isAsked = onlyIf === undefined || onlyIf.values.includes(full[onlyIf.field] ?? '');
    expect(answerErrors(form, without, today)[name], name).toEqual(isRequired && isAsked ? ['Enter this.'] : undefined);
  }
});

test('every field name stands once in its form, and every condition names a field before it', () => {
  for (const form of forms) {
    const fields = form.sections.flatMap((section) => section.fields);
    expect(new Set(fields.map(({ name }) => name)).size, form.name).toBe(fields.length);
    for (const [index, { onlyIf, name }] of fields.entries())
      if (onlyIf)
        expect(
          fields.slice(0, index).map((field) => field.name),
          name,
        ).toContain(onlyIf.field);
  }
});

describe('single answers', () => {
  test.each<[keyof typeof serviceForms, Answers, string, string]>([
    ['Form1099S', { transferorTaxpayerId: '123' }, 'transferorTaxpayerId', 'Enter nine digits.'],
    ['Form1099S', { grossProceeds: '12,500' }, 'grossProceeds', 'Enter an amount in dollars, such as 1250.00.'],
    ['Form1099S', { closingDate: '2026-02-30' }, 'closingDate', 'Enter a date.'],
    ['Form1099S', { closingDate: 'yesterday' }, 'closingDate', 'Enter a date.'],
    [
      'Form1099S',
      { closingDate: '2026-11-24' },
      'closingDate',
      'The closing is still to come. Order the form once the sale has closed.',
    ],
    ['Form1099S', { transferorZip: '606' }, 'transferorZip', 'Enter a ZIP code, such as 60601 or 60601-1234.'],
    ['Form1099S', { transferorState: 'XX' }, 'transferorState', 'Choose a state.'],
    ['DeedPreparation', { deedType: 'gold' }, 'deedType', 'Choose one of the options.'],
    ['DeedPreparation', { county: 'x'.repeat(201) }, 'county', 'Enter 200 characters at most.'],
    ['BusinessFormation', { shares: '0' }, 'shares', 'Enter a whole number.'],
    ['BusinessFormation', { thirdName: 'alder  INC.' }, 'thirdName', 'Enter another name than before.'],
    [
      'LegalServiceOfProcess',
      { officeId: 'CA-oakland-sheriff' },
      'officeId',
      'Choose an office of this state and kind.',
    ],
    ['LegalServiceOfProcess', { officeKind: 'clerk-mail' }, 'officeId', 'Choose an office of this state and kind.'],
    ['LegalServiceOfProcess', { returnBy: '2026-01-29' }, 'returnBy', 'Enter a day to come.'],
    ['LegalServiceOfProcess', { documents: 'x' }, 'documents', 'Upload at least one document, and at most 20.'],
    ['UccSearch', { password: 'x' }, 'password', 'The form has no such question.'],
    ['LegalServiceOfProcess', { officeKind: 'clerk-mail' }, 'officeId', 'Choose an office of this state and kind.'],
    ['LegalServiceOfProcess', { returnBy: '2026-01-29' }, 'returnBy', 'Enter a day to come.'],
    ['LegalServiceOfProcess', { documents: 'x' }, 'documents', 'Upload at least one document, and at most 20.'],
  ])('%s %j', (service, wrong, field, message) => {
    const form = serviceForms[service];
    expect(answerErrors(form, { ...fullAnswers(form), ...wrong }, today)).toEqual({ [field]: [message] });
  });
});

describe('a UCC statement', () => {
  const form = serviceForms.UccFiling;
  const errorOf = (filingType: string, originalDate: string) =>
    answerErrors(form, { ...fullAnswers(form), filingType, originalDate }, today).originalDate;

  test('is continued in the last six months of its five years alone', () => {
    expect(errorOf('continuation', '2021-11-23')).toBeUndefined();
    expect(errorOf('continuation', '2022-05-23')).toBeUndefined();
    expect(errorOf('continuation', '2022-05-24')).toEqual([
      'It can be continued from 11/24/2026 to 05/24/2027, the six months before it lapses (UCC 9-515(d)).',
    ]);
    expect(errorOf('continuation', '2021-11-22')).toEqual([
      'This statement lapsed on 11/22/2026 (UCC 9-515). File an initial statement instead.',
    ]);
  });

  test('is amended or ended until it lapses', () => {
    expect(errorOf('termination', '2022-05-24')).toBeUndefined();
    expect(errorOf('amendment', '2027-01-01')).toEqual(['The date is still to come.']);
  });

  test('that is new has no earlier number', () => {
    expect(errorOf('initial', '')).toBeUndefined();
  });
});

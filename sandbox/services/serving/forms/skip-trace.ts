/** Searches for a person's address, and the purposes for which the law permits them. */
import type { ServiceForm, SkipTracePurpose } from '../../../generated/serving/schemas.ts';
import { asked, optional } from './fields.ts';

type Law = SkipTracePurpose['law'];

/** Where each law permits the purpose. */
const permitted: Readonly<Record<Law, Readonly<Record<string, readonly [text: string, source: string]>>>> = {
  DPPA: {
    'service-of-process': ['Service of process', '18 U.S.C. 2721(b)(4)'],
    litigation: ['Litigation, or investigation in anticipation of it', '18 U.S.C. 2721(b)(4)'],
    judgment: ['Enforcing a judgment', '18 U.S.C. 2721(b)(4)'],
    witness: ['Finding a witness for a proceeding', '18 U.S.C. 2721(b)(4)'],
  },
  GLBA: {
    'service-of-process': ['Service of process', '15 U.S.C. 6802(e)(8)'],
    litigation: ['Litigation', '15 U.S.C. 6802(e)(8)'],
    judgment: ['Enforcing a judgment', '15 U.S.C. 6802(e)(8)'],
    'witness-or-heir': ['Finding a witness, or an heir with an interest', '15 U.S.C. 6802(e)(3)(D), (e)(8)'],
  },
};

/** The answers' names of the purposes. */
const purposeFields = { dppa: 'DPPA', glba: 'GLBA' } as const satisfies Record<string, Law>;

/** The certifications, without which nothing is searched. */
export const certifications = ['notFcra', 'attested'] as const;

/** The chosen purposes by law. Unknown ones are left out. */
export function purposesOf(answers: Readonly<Record<string, string>>): SkipTracePurpose[] {
  return Object.entries(purposeFields).flatMap(([field, law]) =>
    (answers[field] ?? '').split(',').flatMap((code) => {
      const [text, source] = permitted[law][code] ?? [];
      return text === undefined || source === undefined ? [] : [{ law, code, text, source }];
    }),
  );
}

const purposeChoices = (law: Law) =>
  Object.entries(permitted[law]).map(([value, [text, source]]) => ({ value, label: `${text} (${source})` }));

export const skipTrace: ServiceForm = {
  service: 'SkipTrace',
  name: 'Skip trace',
  description: 'Find the current address of a person for a purpose that the law permits.',
  fee: 65,
  feeNote: 'Charged when the search is done, also if no address is found.',
  businessDays: 1,
  sections: [
    {
      title: 'Person',
      fields: [
        asked('firstName', 'First name', 'text', { maxLength: 80 }),
        optional('middleName', 'Middle name', 'text', { maxLength: 80 }),
        asked('lastName', 'Last name', 'text', { maxLength: 80 }),
        optional('otherNames', 'Other names', 'text', { help: 'Maiden name or alias.' }),
        optional('dateOfBirth', 'Date of birth', 'date'),
        optional('ssn', 'Social Security number', 'taxpayer-id', {
          help: 'Used for this search only and never shown again. Later you see the last four digits.',
        }),
      ],
    },
    {
      title: 'Last known address',
      fields: [
        optional('lastStreet', 'Street and unit'),
        optional('lastCity', 'City'),
        optional('lastState', 'State', 'state'),
        optional('lastZip', 'ZIP code', 'zip'),
      ],
    },
    {
      title: 'Permitted purpose',
      fields: [
        optional('dppa', 'Motor vehicle records (Driver’s Privacy Protection Act)', 'choices', {
          options: purposeChoices('DPPA'),
          help: 'Searched only with a purpose that this law permits.',
        }),
        optional('glba', 'Financial records (Gramm-Leach-Bliley Act)', 'choices', {
          options: purposeChoices('GLBA'),
          help: 'Credit headers: names and addresses, no credit data. Searched only with a permitted purpose.',
        }),
      ],
    },
    {
      title: 'Certification',
      fields: [
        asked(
          'notFcra',
          'I certify that the result won’t be used for a decision on credit, employment, tenancy or insurance (15 U.S.C. 1681a(d), 1681b).',
          'certification',
        ),
        asked(
          'attested',
          'I certify that the purposes above are true. My name and the time are recorded with this order.',
          'certification',
        ),
      ],
    },
  ],
  notes: [
    {
      text: 'Personal information from motor vehicle records may be used in connection with a court proceeding, including service of process, investigation in anticipation of litigation, and enforcement of judgments.',
      source: '18 U.S.C. 2721(b)(4)',
      effectiveFrom: '1997-09-13',
    },
    {
      text: 'Financial institutions may disclose nonpublic personal information to respond to judicial process, and to persons with a legal or beneficial interest relating to the consumer.',
      source: '15 U.S.C. 6802(e)(3), (e)(8)',
      effectiveFrom: '2000-11-13',
    },
  ],
};

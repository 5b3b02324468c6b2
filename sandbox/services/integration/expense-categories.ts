/** The connected system's expense categories. Only Clio has them. */
import { plainText } from '../../db/plain-text.ts';
import type { Operations } from '../../generated/integration/operations.ts';
import type { Handlers } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { type IntegrationName, requireConnection } from './systems.ts';

interface ExpenseCategory {
  expenseCategoryId: string;
  name: string;
  entryType: 'hard-cost' | 'soft-cost';
  /** In US dollars. */
  rate?: number;
}

const hardCosts = [
  'Appraisal',
  'Certified copies',
  'Copies of records',
  'Court filing fees',
  'Court reporter',
  'Courier',
  'Delivery',
  'Deposition transcript',
  'E-filing service fees',
  'Expert witness',
  'Guardian ad litem',
  'Interpreter',
  'Investigation',
  'Jury fees',
  'Mediation',
  'Medical records',
  'Messenger',
  'Notary',
  'Parking',
  'Process server',
  'Publication of notice',
  'Recording fees',
  'Sheriff’s service',
  'Skip trace',
  'Subpoena',
  'Title search',
  'Translation',
  'Travel',
  'UCC search',
  'Witness fees',
];

const softCosts: readonly [name: string, rate: number][] = [
  ['Color copies', 0.75],
  ['Fax', 1],
  ['Legal research', 35],
  ['Mileage', 0.67],
  ['Photocopies', 0.25],
  ['Postage', 0.73],
  ['Printing', 0.2],
  ['Scanning', 0.15],
  ['Telephone', 0.1],
];

const categories: readonly ExpenseCategory[] = [
  ...hardCosts.map((name) => ({ name, entryType: 'hard-cost' as const })),
  ...softCosts.map(([name, rate]) => ({ name, rate, entryType: 'soft-cost' as const })),
]
  .map((category, index) => ({ ...category, expenseCategoryId: String(20_100 + index) }))
  .sort((one, other) => one.name.localeCompare(other.name));

const categoriesOf = (name: IntegrationName) => (name === 'clio' ? categories : []);

/** Tells whether the system has this category. */
export function expenseCategoryExists(name: IntegrationName, id: string): boolean {
  return categoriesOf(name).some(({ expenseCategoryId }) => expenseCategoryId === id);
}

/** A category's name; undefined without one. */
export function expenseCategoryName(name: IntegrationName, id: string | null): string | undefined {
  return categoriesOf(name).find(({ expenseCategoryId }) => expenseCategoryId === id)?.name;
}

export const expenseCategories = {
  listExpenseCategories: async ({ db, session, clock, params, query }) => {
    await requireConnection(db, session, params.integrationName, clock.now());
    const term = plainText(query.searchTerm?.trim() ?? '');
    return categoriesOf(params.integrationName).filter(({ name }) => plainText(name).includes(term));
  },

  getExpenseCategory: async ({ db, session, clock, params }) => {
    await requireConnection(db, session, params.integrationName, clock.now());
    const category = categoriesOf(params.integrationName).find(
      ({ expenseCategoryId }) => expenseCategoryId === params.expenseCategoryId,
    );
    if (!category) throw notFound('The expense category does not exist.');
    return category;
  },
} satisfies Handlers<Operations>;

import type { QueryClient } from '@tanstack/react-query';
import type { StateCode } from '@/api/generated/filing/model';
import { type ChangedTables, resetClassification } from '../model/dependent-resets';
import { caseFilingTypeOf, type FilingContent } from '../model/filing-content';
import { caseCategoriesOptions, caseTypesOptions, courtTablesOptions } from '../queries';

/** Loads the tables of a content whose court, category or case type has just been chosen. */
export async function loadChangedTables(
  client: QueryClient,
  state: StateCode,
  content: FilingContent,
): Promise<ChangedTables> {
  const { courtCode, caseCategoryCode } = content;
  const categories =
    courtCode === undefined
      ? []
      : await client.fetchQuery(caseCategoriesOptions(state, courtCode, caseFilingTypeOf(content)));
  const isKept = categories.some((category) => category.code === caseCategoryCode);
  const caseTypes =
    courtCode !== undefined && caseCategoryCode !== undefined && isKept
      ? await client.fetchQuery(caseTypesOptions(state, courtCode, caseCategoryCode))
      : [];
  const classified = resetClassification(content, { categories, caseTypes });
  const tables = await client.fetchQuery(courtTablesOptions(state, classified.content));
  return { categories, caseTypes, tables };
}

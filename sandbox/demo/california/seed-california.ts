/** California's courts in three systems, with what can be filed there. Their names are seeded with all courts. */
import { multisourceCases, multisourceCourts, multisourceTables } from '../../db/schema/multisource.ts';
import type { MultisourceTables } from '../../generated/filing/schemas.ts';
import type { DemoStep } from '../demo-step.ts';
import { californiaCases } from './cases.ts';
import { californiaCourts } from './courts.ts';
import { categoriesOf, documentTypesOf, isUnlawfulDetainer, partyTypes } from './definitions.ts';
import { policyOf } from './policy.ts';

const systems = ['onelegal', 'jti', 'none'] as const;

/** Seeds the courts, the same on every run. */
export const seedCalifornia: DemoStep = async ({ db, now }) => {
  await db.insert(multisourceCourts).values(californiaCourts.map(({ name: _, ...court }) => court));
  await db.insert(multisourceCases).values(californiaCases(now));
  await db.insert(multisourceTables).values(
    systems.map((provider) => ({
      state: 'CA' as const,
      provider,
      tables: tablesOf(provider),
      policy: policyOf(now, provider === 'none'),
    })),
  );
};

function tablesOf(provider: (typeof systems)[number]): MultisourceTables {
  return {
    caseCategories: byName(
      categoriesOf(provider).map(({ code, name, caseTypes }) => ({
        code,
        name,
        caseTypes: byName(
          caseTypes.map((type) => ({
            code: type.code,
            name: type.name,
            isUnlawfulDetainer: isUnlawfulDetainer(type.code),
          })),
        ),
      })),
    ),
    partyTypes: byName(partyTypes),
    documentTypes: documentTypesOf(provider),
  };
}

function byName<Row extends { name: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

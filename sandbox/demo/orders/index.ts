/** Three hundred orders of every service over the last eighteen months, including a few drafts. */
import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { files } from '../../db/schema/files.ts';
import { attorneys, paymentAccounts } from '../../db/schema/filing-accounts.ts';
import type { StateCode } from '../../generated/filing/schemas.ts';
import type { DemoStep } from '../demo-step.ts';
import { demoOrderers } from '../people.ts';
import { Chance } from './chance.ts';
import { addCourtCase } from './court-case.ts';
import { addCourtFiling } from './court-filing.ts';
import { demoCases } from './demo-cases.ts';
import { demoDrafts, seedDrafts } from './demo-drafts.ts';
import { makeDemoFiles } from './demo-files.ts';
import { DemoRows } from './demo-rows.ts';
import type { ContentAccounts, FilingContext, FilingPlan } from './filing-plan.ts';
import { planOrders } from './order-plans.ts';
import { writeReturns } from './service-content.ts';
import { addServiceOrder } from './service-order.ts';
import { addServingShowcase } from './serving-showcase.ts';
import { writeSealed } from './signature-content.ts';

const orderCount = 300;
const firstOrderId = 41_001;

/** Seeds the orders. Courts, accounts, people and matters exist. */
export const seedOrders: DemoStep = async ({ db, now }) => {
  const chance = new Chance(20_446);
  const demoFiles = await makeDemoFiles(administrators(), now);
  const rows = new DemoRows();
  const accountsOf = await readAccounts(db);
  const planning = { chance, now, orderers: demoOrderers };
  const plans = planOrders(demoCases(chance, now), orderCount - demoDrafts.length, planning);
  const filed: FilingPlan[] = [];
  for (const [index, plan] of plans.entries()) {
    const orderId = firstOrderId + index;
    const context: FilingContext = { rows, files: demoFiles, chance: plan.chance, now, accountsOf };
    if (plan.kind === 'service') {
      addServiceOrder({ ...plan, orderId }, context);
    } else {
      addCourtFiling({ ...plan, orderId }, context);
      filed.push({ ...plan, orderId });
      if (plan.opensCase && plan.outcome === 'accepted') addCourtCase({ ...plan, orderId }, rows);
    }
  }
  addServingShowcase(filed, { rows, files: demoFiles, now, accountsOf });
  await db.insert(files).values(demoFiles.rows);
  await rows.insert(db);
  await writeReturns(db, rows.returns);
  await writeSealed(db, rows.sealed);
  await seedDrafts({ db, now }, { firstOrderId: firstOrderId + plans.length, files: demoFiles, cases: rows.cases });
};

/** The owner of each firm's shared files. */
function administrators(): Map<number, number> {
  return new Map(
    demoOrderers.filter(({ userAdministrator }) => userAdministrator).map(({ clientId, userId }) => [clientId, userId]),
  );
}

/** Each firm's filer and payment account by state; falls back to an account of the same kind. */
async function readAccounts(db: Database): Promise<FilingContext['accountsOf']> {
  const firmAttorneys = await db.select().from(attorneys);
  const cards = await db
    .select()
    .from(paymentAccounts)
    .where(inArray(paymentAccounts.paymentAccountTypeCode, ['CC', 'BankAccount']));
  return (clientId: number, state: StateCode, isAdvanced: boolean): ContentAccounts => {
    const attorney = firmAttorneys.find((row) => row.clientId === clientId && row.state === state);
    const advanced = isAdvanced ? cards.find((row) => row.clientId === null && row.state === state) : undefined;
    const account = advanced ?? cards.find((row) => row.clientId === clientId && row.state === state && row.active);
    return {
      attorneyId: attorney?.attorneyId,
      payment: {
        id: account?.paymentAccountId ?? `demo-${clientId}-${state}`,
        typeCode: account?.paymentAccountTypeCode ?? 'CC',
        name: account?.accountName ?? 'Firm card',
        cardType: account ? (account.cardType ?? undefined) : 'VISA',
        last4: account ? (account.cardLast4 ?? undefined) : '1881',
        isGlobal: advanced && true,
      },
    };
  };
}

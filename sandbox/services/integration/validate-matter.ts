/** Whether documents and fees can sync to a matter, before an order is placed. */
import { and, eq } from 'drizzle-orm';
import { matters } from '../../db/schema/integration.ts';
import { matterFiles } from '../../db/schema/matter-records.ts';
import type { ValidationIssue, ValidationRequest } from '../../generated/integration/schemas.ts';
import type { HandlerContext, Session } from '../../http/operation.ts';
import { expenseCategoryExists } from './expense-categories.ts';
import { requireUp } from './reach-system.ts';
import { describeSystem, findConnection, firmSystem, type IntegrationName } from './systems.ts';

/** Problems are a normal result. @throws ProblemError 503 for a system that doesn't respond. */
export async function validateMatter(
  { db, session, clock }: HandlerContext & { session: Session },
  integrationName: IntegrationName,
  request: ValidationRequest,
): Promise<{ isValid: boolean; issues: ValidationIssue[] }> {
  const { displayName } = describeSystem(integrationName);
  const isOwn = (await firmSystem(db, session.clientId)) === integrationName;
  if (!isOwn || !(await findConnection(db, session.userId, integrationName, clock.now())))
    return answer([{ code: 'not-connected', message: `You aren’t connected to ${displayName}.` }]);
  await requireUp(db, integrationName);
  const { clientId } = session;
  const { matterReference, expenseCategoryId, folderId } = request;
  const [matter] = await db
    .select()
    .from(matters)
    .where(and(eq(matters.clientId, clientId), eq(matters.matterReference, matterReference)));
  if (!matter?.retailerReference) {
    const message = `This matter no longer exists in ${displayName}.`;
    return answer([{ code: 'matter-not-found', message, field: 'matterReference' }]);
  }
  const issues: ValidationIssue[] = [];
  if (matter.status === 'Closed') {
    const message = `This matter is closed in ${displayName}. It no longer accepts expenses.`;
    issues.push({ code: 'matter-closed', message, field: 'matterReference' });
  }
  if (expenseCategoryId !== undefined && !expenseCategoryExists(integrationName, expenseCategoryId)) {
    const message = `This expense category no longer exists in ${displayName}.`;
    issues.push({ code: 'expense-category-not-found', message, field: 'expenseCategoryId' });
  }
  if (folderId !== undefined) {
    const inMatter = and(eq(matterFiles.clientId, clientId), eq(matterFiles.matterReference, matterReference));
    const [folder] = await db
      .select({ fileId: matterFiles.fileId })
      .from(matterFiles)
      .where(and(inMatter, eq(matterFiles.fileId, folderId), eq(matterFiles.isFolder, true)));
    if (!folder) issues.push({ code: 'folder-not-found', message: 'This folder no longer exists.', field: 'folderId' });
  }
  return answer(issues);
}

const answer = (issues: ValidationIssue[]) => ({ isValid: issues.length === 0, issues });

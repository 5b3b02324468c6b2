import type { Operation, Session } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import type { Sandbox } from '../../sandbox.ts';

/** Calls with a version 2: matters, mappings and tokens (decision 9). */
const withSecondVersion = /\/(matters|mappings|auth\/token)(\/|$)/;

/** Runs before every call and rejects version 2 where only version 1 exists. @throws ProblemError 404 */
export async function requireVersion(
  _sandbox: Sandbox,
  { path }: Operation,
  { params }: { session: Session | undefined; params: unknown },
): Promise<void> {
  if (Object(params).version === '2' && !withSecondVersion.test(path)) throw notFound('This call has no version 2.');
}

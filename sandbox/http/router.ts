/** Serves a backend's operations: faults, access token, validation, handler or 501, and response validation. */
import { Hono } from 'hono';
import type { Sandbox } from '../sandbox.ts';
import { readSession } from './access-token.ts';
import type { Handler, Handlers, Operation, OperationTable, Session } from './operation.ts';
import { ProblemError, problem, problemResponse } from './problem.ts';
import { readRequest } from './read-request.ts';

/** Runs before each of a backend's handlers. @throws ProblemError to reject a call. */
type Gate = (
  sandbox: Sandbox,
  operation: Operation,
  call: { session: Session | undefined; params: unknown },
) => Promise<void>;

interface Mounted {
  operation: Operation;
  handler: Handler<Operation> | undefined;
  before: Gate;
}

/** A backend as a Hono app, with the contract's paths. */
export function backendRouter<Table extends OperationTable>(
  sandbox: Sandbox,
  table: Table,
  handlers: Handlers<Table>,
  before: Gate = async () => {},
): Hono {
  const app = new Hono();
  for (const operation of bySpecificity(Object.values(table))) {
    const handler: Handler<Operation> | undefined = handlers[operation.operationId];
    app.on(operation.method.toUpperCase(), honoPath(operation.path), (context) =>
      answer(sandbox, { operation, handler, before }, context.req.raw, pathValues(operation, context.req.param())),
    );
  }
  return app;
}

async function answer(
  sandbox: Sandbox,
  { operation, handler, before }: Mounted,
  request: Request,
  rawParams: Record<string, string>,
): Promise<Response> {
  const { operationId } = operation;
  try {
    if (!handler) {
      return problemResponse(501, {
        code: 'not-implemented',
        detail: `${operationId} is not implemented.`,
        operationId,
      });
    }
    const session = await readSession(sandbox, request, operationId);
    const fault = await sandbox.faults.strike(operationId, session?.userId, request);
    if (fault?.when === 'before' && fault.response) return fault.response;
    if (!session && !operation.isPublic)
      throw problem(401, { code: 'token-invalid', detail: 'A valid access token is required.' });
    const parts = await readRequest(operation, request, rawParams);
    await sandbox.dueWork.catchUp();
    await before(sandbox, operation, { session, params: parts.params });
    const origin = new URL(request.url).origin;
    const result = await handler({
      ...parts,
      session,
      db: sandbox.db,
      clock: sandbox.clock,
      request,
      origin,
    } as Parameters<Handler<Operation>>[0]);
    const response = toResponse(sandbox, operation, result);
    // The work is done and the response lost: clients must retry without repeating the work.
    await fault?.wait();
    return (fault?.when === 'after' && fault.response) || response;
  } catch (error) {
    if (error instanceof ProblemError) return problemResponse(error.status, { ...error.fields, operationId });
    sandbox.log(`${operationId} failed`, error);
    return problemResponse(500, { code: 'internal-error', operationId });
  }
}

function toResponse(sandbox: Sandbox, operation: Operation, result: unknown): Response {
  if (result instanceof Response) return result;
  if (operation.answerSchema && sandbox.checksAnswers) {
    const parsed = operation.answerSchema.safeParse(result);
    if (!parsed.success) {
      throw new Error(
        `${operation.operationId} returned a response that violates its contract: ${parsed.error.message}`,
      );
    }
  }
  if (operation.status === 204 || result === undefined) return new Response(null, { status: 204 });
  return Response.json(result, { status: operation.status });
}

/** `/v{version}/mappings/{mappingId}` → `/:version{v[^/]+}/mappings/:mappingId`. */
function honoPath(path: string): string {
  return path.replace(
    /\/([a-z]*)\{([\w-]+)\}/g,
    (_, literal: string, name: string) => `/:${name}${literal && `{${literal}[^/]+}`}`,
  );
}

/** Path parameters by name, without a literal prefix in the segment (`v1` → `1`). */
function pathValues(operation: Operation, raw: Record<string, string>): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(raw)) {
    const prefix = new RegExp(`/([a-z]+)\\{${name}\\}`).exec(operation.path)?.[1] ?? '';
    values[name] = value.slice(prefix.length);
  }
  return values;
}

/** Literal segments before parameters, so that `/Order/fee-breakdown` doesn't match as an order ID. */
function bySpecificity(operations: Operation[]): Operation[] {
  const shape = (operation: Operation) =>
    operation.path
      .split('/')
      .map((segment) => (segment.includes('{') ? '1' : '0'))
      .join('');
  return operations.toSorted((a, b) => (shape(a) < shape(b) ? -1 : shape(a) > shape(b) ? 1 : 0));
}

/** Routes that slow down or fail operations. */
import { Hono } from 'hono';
import { z } from 'zod';
import type { Sandbox } from '../sandbox.ts';
import { type Fault, faultSchema } from './faults.ts';
import { backendOfOperation } from './operations.ts';
import { parseInput, readJson } from './read-json.ts';

const knownFaultSchema = z.strictObject({
  ...faultSchema.shape,
  operationId: z
    .string()
    .refine((operationId) => operationId === '*' || backendOfOperation.has(operationId), 'No contract has it'),
});
/** Limits the faults to one person's calls, or one caller's. */
const aimSchema = z.strictObject({
  userId: z.coerce.number().int().min(1).optional(),
  caller: faultSchema.shape.caller,
});
const listSchema = z.array(knownFaultSchema).max(100);

/** Lists, replaces, adds and removes faults. */
export function faultRoutes({ faults }: Sandbox): Hono {
  return new Hono()
    .get('/', (context) => context.json(faults.list()))
    .put('/', async (context) => {
      await faults.replace(await readJson(context, listSchema));
      return context.json(faults.list());
    })
    .post('/', async (context) => {
      const added = await readJson(context, knownFaultSchema);
      // The newest fault of an operation applies first.
      await faults.replace([added, ...faults.list()].slice(0, 100));
      return context.json(faults.list(), 201);
    })
    .delete('/:operationId', async (context) => {
      const operationId = context.req.param('operationId');
      const { userId, caller } = parseInput(aimSchema, context.req.query());
      const isMeant = (fault: Fault) =>
        fault.operationId === operationId &&
        (userId === undefined || fault.userId === userId) &&
        (caller === undefined || fault.caller === caller);
      await faults.replace(faults.list().filter((fault) => !isMeant(fault)));
      return context.json(faults.list());
    });
}

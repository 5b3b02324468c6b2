import type { Context } from 'hono';
import type { z } from 'zod';
import { problem } from '../http/problem.ts';

/**
 * The JSON body parsed by the schema; an empty body counts as `{}`.
 * @throws ProblemError 400 with `errors` by field path.
 */
export async function readJson<S extends z.ZodType>(context: Context, schema: S): Promise<z.output<S>> {
  const text = await context.req.text();
  return parseInput(schema, text === '' ? {} : parseJson(text));
}

/** @throws ProblemError 400 with `errors` by field path. */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const errors: Record<string, string[]> = {};
  for (const { path, message } of parsed.error.issues) {
    const field = path.join('.') || 'body';
    errors[field] = [...(errors[field] ?? []), message];
  }
  throw problem(400, { code: 'invalid-request', detail: 'Some fields are invalid.', errors });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw problem(400, { code: 'invalid-json', detail: 'The body is not valid JSON.' });
  }
}

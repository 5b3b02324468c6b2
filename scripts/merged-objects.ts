/**
 * Objects that a contract composes of others (`allOf`), as one object each. zod checks the same with it, without the code
 * that joins the results of several checks, which every page would load (docs/adr/0007).
 */

interface ObjectSchema {
  properties: object;
  required: readonly unknown[];
}

type Schemas = Record<string, unknown>;

/** Merges the schemas of a bundled contract in place. Leaves compositions of other things alone. */
export function withMergedObjects<T extends { components?: { schemas?: Schemas } }>(contract: T): T {
  const schemas: Schemas = contract.components?.schemas ?? {};
  for (const [name, schema] of Object.entries(schemas)) {
    if (!isComposed(schema)) continue;
    const merged = objectOf(schema, schemas);
    if (!merged) continue;
    const { allOf: _, ...rest } = schema;
    schemas[name] = { ...rest, type: 'object', ...merged };
  }
  return contract;
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isComposed = (schema: unknown): schema is { allOf: unknown[] } =>
  isRecord(schema) && 'allOf' in schema && Array.isArray(schema.allOf) && schema.allOf.length > 1;

/** The members of an object, or of all that it is composed of; undefined for anything else. */
function objectOf(schema: unknown, schemas: Schemas): ObjectSchema | undefined {
  if (!isRecord(schema)) return undefined;
  if ('$ref' in schema) {
    const name = /^#\/components\/schemas\/(.+)$/.exec(String(schema.$ref))?.[1];
    return name === undefined ? undefined : objectOf(schemas[name], schemas);
  }
  if (isComposed(schema)) {
    const parts = schema.allOf.map((part) => objectOf(part, schemas));
    const known = parts.filter((part) => part !== undefined);
    if (known.length < parts.length) return undefined;
    return {
      properties: Object.assign({}, ...known.map(({ properties }) => properties)),
      required: [...new Set(known.flatMap(({ required }) => required))],
    };
  }
  if (!('type' in schema && schema.type === 'object' && 'properties' in schema && isRecord(schema.properties)))
    return undefined;
  if ('additionalProperties' in schema) return undefined;
  return {
    properties: schema.properties,
    required: 'required' in schema && Array.isArray(schema.required) ? schema.required : [],
  };
}

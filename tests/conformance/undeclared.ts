/** Fields of an answer that its contract doesn't declare, found by walking the contract itself. */
import { type Contract, resolveSchema, type Schema } from './contract.ts';

/** The paths of undeclared fields (`items.0.secretHash`). `additionalProperties` declares all of an object's. */
export function undeclaredFields(contract: Contract, schema: Schema, value: unknown, path = ''): string[] {
  const parts = partsOf(contract, schema);
  if (Array.isArray(value)) {
    const items = parts.flatMap((part) => part.items ?? []);
    return value.flatMap((item, index) => leastOf(contract, items, item, `${path}${index}.`));
  }
  if (typeof value !== 'object' || value === null) return [];
  const further = parts.flatMap(({ additionalProperties }) =>
    typeof additionalProperties === 'object' ? additionalProperties : [],
  );
  return Object.entries(value).flatMap(([name, member]) => {
    const declared = [...parts.flatMap(({ properties }) => properties?.[name] ?? []), ...further];
    if (declared.length === 0) return [`${path}${name}`];
    return leastOf(contract, declared, member, `${path}${name}.`);
  });
}

/** What no schema declares: one of them is the value's. */
function leastOf(contract: Contract, schemas: readonly Schema[], value: unknown, path: string): string[] {
  const found = schemas.map((schema) => undeclaredFields(contract, schema, value, path));
  return found.toSorted((one, other) => one.length - other.length)[0] ?? [];
}

/** A schema, and those that it is composed of. */
function partsOf(contract: Contract, schema: Schema): Schema[] {
  const resolved = resolveSchema(contract, schema);
  const further = [...(resolved.allOf ?? []), ...(resolved.oneOf ?? []), ...(resolved.anyOf ?? [])];
  return [resolved, ...further.flatMap((part) => partsOf(contract, part))];
}

/** `Promise.all` for an object: resolves every property, or rejects with the first failure. */
export function allOf<T extends object>(promises: T): Promise<{ [Key in keyof T]: Awaited<T[Key]> }>;
export async function allOf(promises: object): Promise<object> {
  const settled = Object.entries(promises).map(async ([key, promise]) => [key, await promise] as const);
  return Object.fromEntries(await Promise.all(settled));
}

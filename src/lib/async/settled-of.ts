/** What became of an object's promises: the values of those that resolved, the errors of the others. */
interface SettledOf<T> {
  values: { [Key in keyof T]?: Awaited<T[Key]> };
  errors: { [Key in keyof T]?: unknown };
}

/** `Promise.allSettled` for an object. */
export function settledOf<T extends object>(promises: T): Promise<SettledOf<T>>;
export async function settledOf(promises: object): Promise<{ values: object; errors: object }> {
  const entries = Object.entries(promises);
  const results = await Promise.allSettled(entries.map(([, promise]) => promise));
  const values: Record<string, unknown> = {};
  const errors: Record<string, unknown> = {};
  for (const [index, result] of results.entries()) {
    const key = entries[index]?.[0] ?? '';
    if (result.status === 'fulfilled') values[key] = result.value;
    else errors[key] = result.reason;
  }
  return { values, errors };
}

/** Creates a value on first use. `Intl` formatters take milliseconds each to create. */
export function lazy<Value extends object>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= create();
    return value;
  };
}

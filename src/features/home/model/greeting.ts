/** `Good morning, Nora`, by the local time. `name` is the full name; without a name, the greeting has none. */
export function greeting(now: Date, name: string): string {
  const hour = now.getHours();
  const time = hour < 5 || hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'afternoon';
  const first = name.trim().split(/\s/)[0];
  return first ? `Good ${time}, ${first}` : `Good ${time}`;
}

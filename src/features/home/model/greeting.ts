/**
 * `Good morning, Nora`, by the person's own clock.
 * @param name the whole name; a title or nothing at all is greeted without one.
 */
export function greeting(now: Date, name: string): string {
  const hour = now.getHours();
  const time = hour < 5 || hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'afternoon';
  const first = name.trim().split(/\s+/)[0];
  return first ? `Good ${time}, ${first}` : `Good ${time}`;
}

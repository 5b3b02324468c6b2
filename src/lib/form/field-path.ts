/** Field paths: `parties[0].person.lastName` in TanStack, `parties.0.person.lastName` in problem bodies. */

/** `parties[0].person.lastName` → `parties.0.person.lastName`. */
export function toDottedPath(name: string): string {
  return name.replaceAll(/\[(\d+)\]/g, '.$1');
}

/** The `id` of a field's input, also used as a link fragment: `field-parties-0-person-lastName`. */
export function fieldId(path: string): string {
  return `field-${toDottedPath(path).replaceAll('.', '-')}`;
}

/** How a field is named: TanStack writes `parties[0].person.lastName`, problem bodies write `parties.0.person.lastName`. */

/** `parties[0].person.lastName` → `parties.0.person.lastName`. */
export function toDottedPath(name: string): string {
  return name.replaceAll(/\[(\d+)\]/g, '.$1');
}

/** The `id` of a field's input, and the fragment by which a link leads to it: `field-parties-0-person-lastName`. */
export function fieldId(path: string): string {
  return `field-${toDottedPath(path).replaceAll('.', '-')}`;
}

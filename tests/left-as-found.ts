/** The window between test files, which share it (vitest.config.ts). */

const places: readonly object[] = [
  globalThis,
  window.navigator,
  document,
  document.fonts,
  URL,
  ...[Element, HTMLElement, HTMLAnchorElement, HTMLInputElement, Document, Storage, XMLHttpRequest, EventTarget].map(
    (built) => built.prototype,
  ),
];

/**
 * Remembers what is in the window. Returns what puts back whatever a test file replaced since, such as a link's `click`
 * or the browser's locks, so that the next file finds the window as this one did.
 */
export function rememberWindow(): () => void {
  const found = places.map((place) => ({ place, properties: Object.getOwnPropertyDescriptors(place) }));
  return () => {
    for (const { place, properties } of found) putBack(place, properties);
  };
}

function putBack(place: object, properties: Record<string, PropertyDescriptor>): void {
  for (const name of Object.getOwnPropertyNames(place)) {
    // The window's other new names are the libraries', which load once.
    if (!Object.hasOwn(properties, name) && place !== globalThis) Reflect.deleteProperty(place, name);
  }
  for (const [name, property] of Object.entries(properties)) {
    const left = Object.getOwnPropertyDescriptor(place, name);
    const isSame = left && left.value === property.value && left.get === property.get && left.set === property.set;
    if (!isSame) Object.defineProperty(place, name, property);
  }
}

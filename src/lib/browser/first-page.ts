/** Code that a first page shows late, such as counts in the header, loads after the page's own code and data. */
let page: Promise<unknown> = Promise.resolve();

/** Has `afterFirstPage` wait for the page. The composition root calls this before it draws anything. */
export function holdForFirstPage(shown: Promise<unknown>): void {
  page = shown;
}

/** Loads once the first page is there. */
export async function afterFirstPage<Code>(load: () => Promise<Code>): Promise<Code> {
  await page;
  return load();
}

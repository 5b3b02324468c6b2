/**
 * Pages that start work whose documents and fees go to the matter: new and existing cases of every provider, courtesy
 * copies, e-service, imports, process serving, skip trace, legal service of process and electronic signature.
 */
const matterPages =
  /^\/(case-initiation|existing-case|new-|file-import|serve-it\/order\/|skip-trace|lsop|electronic-signature)[a-z-]*\/?$/;

/** Tells whether a page sends to the matter, so that links to it wait for one. `path` has no prefix. */
export function needsMatter(path: string): boolean {
  return matterPages.test(path);
}

/**
 * Pages on which work begins whose documents and fees go to the matter: new and existing cases of every provider,
 * courtesy copies, e-service, imports, process serving, skip trace, legal service of process, electronic signature.
 */
const matterPages =
  /^\/(case-initiation|existing-case|new-|file-import|serve-it\/order\/|skip-trace|lsop|electronic-signature)[a-z-]*\/?$/;

/** Whether a page sends to the matter, so that a link to it waits for one. `path` is below the application's prefix. */
export function needsMatter(path: string): boolean {
  return matterPages.test(path);
}

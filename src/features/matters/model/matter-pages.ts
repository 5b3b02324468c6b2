/** Pages on which work begins whose documents and fees go to the matter; a link to them waits until it is connected. */
const matterPages: readonly string[] = [
  '/case-initiation',
  '/case-initiation-fl',
  '/case-initiation-tyler',
  '/existing-case',
  '/existing-case-fl',
  '/existing-case-jti',
  '/existing-case-physical',
  '/new-courtesy-copy',
  '/new-eservice',
  '/file-import',
  '/serve-it/order/serve-only',
  '/serve-it/order/process-serving',
  '/skip-trace',
  '/lsop',
  '/electronic-signature',
];

/** Whether a page sends to the matter. `path` is below the application's prefix. */
export function needsMatter(path: string): boolean {
  return matterPages.includes(path.replace(/\/$/, ''));
}

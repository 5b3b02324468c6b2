/** Ways out of the page that is shown. One object, so that a test can watch where the browser is sent. */
export const browserLocation = {
  /** Goes to another document; the Back button does not come back to this one. */
  replace: (address: string) => window.location.replace(address),
  /** Goes to another document; the Back button comes back. */
  assign: (address: string) => window.location.assign(address),
  reload: () => window.location.reload(),
};

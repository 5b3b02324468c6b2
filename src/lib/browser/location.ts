/** Leaves the current page. An object, so that tests can spy on it. */
export const browserLocation = {
  /** Goes to another document without leaving this one in the history. */
  replace: (address: string) => window.location.replace(address),
  /** Goes to another document. The Back button returns. */
  assign: (address: string) => window.location.assign(address),
  reload: () => window.location.reload(),
};

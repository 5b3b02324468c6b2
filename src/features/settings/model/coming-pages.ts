/** A page of settings that says 'Coming soon'. */
interface ComingPage {
  name: string;
  /** What does the same until then, if anything. */
  meanwhile?: string;
}

/** Those pages (specification, application section 2), by their part of the address. Account has a page of its own. */
export const comingPages: Readonly<Record<string, ComingPage>> = {
  branches: { name: 'Branches' },
  users: { name: 'Users', meanwhile: 'Administrators add people from Account details, and support takes them out.' },
  docketsync: { name: 'Docket sync' },
  efiling: { name: 'E-filing', meanwhile: 'You sign in with the filing service of a state when you file there.' },
  processServing: { name: 'Process serving' },
};

/** The page at an address; undefined when there is none. Case does not matter. */
export function comingPage(section: string): ComingPage | undefined {
  return Object.entries(comingPages).find(([name]) => name.toLowerCase() === section.toLowerCase())?.[1];
}

/** The pages of settings that say 'Coming soon' (specification, application section 2), by their part of the address. */
const comingPages = {
  branches: 'Branches',
  users: 'Users',
  account: 'Account',
  docketsync: 'Docket sync',
  efiling: 'E-filing',
  processServing: 'Process serving',
} as const;

/** What a page of settings is called; undefined when there is none at the address. Case does not matter. */
export function comingPage(section: string): string | undefined {
  return Object.entries(comingPages).find(([name]) => name.toLowerCase() === section.toLowerCase())?.[1];
}

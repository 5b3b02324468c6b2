import type { IntegrationName } from '@/api/generated/integration/model';

/**
 * How a person is connected to a system (specification, application section 4): by signing in through the platform, by
 * a token that the firm's partner secret buys, or on a page of the system.
 */
export function connectWay(name: IntegrationName): 'platform-sign-in' | 'token' | 'page' {
  if (name === 'filevine') return 'platform-sign-in';
  return name === 'neos' ? 'token' : 'page';
}

const checked: readonly IntegrationName[] = ['clio', 'mycase', 'netdocuments', 'filevine'];

/** Whether people of a system see the reconnect screen while their connection does not work (section 2). */
export function isConnectionChecked(name: IntegrationName): boolean {
  return checked.includes(name);
}

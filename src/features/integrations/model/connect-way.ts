import type { IntegrationName } from '@/api/generated/integration/model';

/**
 * How a person is connected to a system (specification, application section 4): by signing in through the platform, by
 * a token that the firm's partner secret buys, or on a page of the system.
 */
export function connectWay(name: IntegrationName): 'platform-sign-in' | 'token' | 'page' {
  if (name === 'filevine') return 'platform-sign-in';
  return name === 'neos' ? 'token' : 'page';
}

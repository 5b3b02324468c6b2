import { runtimeConfig } from '@/api/config';

/** What is said where somebody is not connected any more (specification, application section 2). */
export function disconnectedTexts(systemName: string) {
  return {
    title: `Disconnected from ${systemName}`,
    body: `You appear to be disconnected. Please reconnect to continue managing your matters with ${runtimeConfig().productName}.`,
    action: `Connect to ${systemName}`,
  };
}

/** The backends, each a request runner bound to its base address. Generated calls use these and nothing else. */
import { type ApiError, filingStatusTexts } from './errors';
import { type Backend, type RunnerOptions, request } from './http';

/** Base addresses from the runtime config, without a trailing slash. */
export interface BaseAddresses {
  platform: string;
  billing: string;
  filing: string;
  integration: string;
  docketSync: string;
  /** The address service, if the deployment has one. */
  places?: string | undefined;
}

let addresses: BaseAddresses | undefined;

/** Sets the base addresses. The composition root calls this before any request. */
export function setBaseAddresses(given: BaseAddresses): void {
  addresses = given;
}

/** A backend's base address, for navigations such as the platform's sign-in page. */
export function baseAddress(backend: keyof BaseAddresses): string {
  if (!addresses) throw new Error('setBaseAddresses was not called.');
  const address = addresses[backend];
  if (address === undefined) throw new Error(`The runtime config has no address for ${backend}.`);
  return address;
}

function backend(name: keyof BaseAddresses, messages?: Backend['messages']): Backend {
  return { baseAddress: () => baseAddress(name), ...(messages ? { messages } : {}) };
}

const platform = backend('platform');
const billing = backend('billing');
const integration = backend('integration');
const docketSync = backend('docketSync');
const places = backend('places');
const filing = backend('filing', filingStatusTexts);

/** The error type of generated hooks, which orval looks up by this name. */
export type ErrorType<_Body> = ApiError;

// Spelled out one by one: the generator reads their second parameter from this file.
export const platformRequest = <T>(path: string, options?: RunnerOptions): Promise<T> =>
  request<T>(platform, path, options);
export const billingRequest = <T>(path: string, options?: RunnerOptions): Promise<T> =>
  request<T>(billing, path, options);
export const integrationRequest = <T>(path: string, options?: RunnerOptions): Promise<T> =>
  request<T>(integration, path, options);
export const docketSyncRequest = <T>(path: string, options?: RunnerOptions): Promise<T> =>
  request<T>(docketSync, path, options);
export const placesRequest = <T>(path: string, options?: RunnerOptions): Promise<T> =>
  request<T>(places, path, options);
export const filingRequest = <T>(path: string, options?: RunnerOptions): Promise<T> =>
  request<T>(filing, path, options);

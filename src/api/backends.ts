/** The backends, each a request runner bound to its base address. Generated calls use these and nothing else. */
import { type Backend, type RunnerOptions, request } from './http';

/** Base addresses of the runtime config, without a slash at the end. */
export interface BaseAddresses {
  platform: string;
  billing: string;
  filing: string;
  integration: string;
  docketSync: string;
  /** The address service, where a deployment has one. */
  places?: string | undefined;
}

let addresses: BaseAddresses | undefined;

/** Tells the runners where the backends are; the composition root calls it before anything is requested. */
export function setBaseAddresses(given: BaseAddresses): void {
  addresses = given;
}

/** Where a backend is, for addresses a browser is sent to (the sign-in page of the platform host). */
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
/** The filing service has a catalogue of messages of its own (specification, backend calls section 8). */
const filing = backend('filing', {
  400: 'Error',
  401: 'Unauthorized',
  403: 'Forbidden',
  423: 'Locked Out',
  500: 'Server Error',
});

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

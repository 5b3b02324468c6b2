/** The backends, each a request runner bound to its base address. Generated calls use these and nothing else. */
import { trackWork } from '../lib/async/work-under-way';
import { type ApiError, filingStatusTexts } from './errors';
import { tellingChanges } from './facts/changes';
import { type Backend, type BasicCredentials, type RunnerOptions, request } from './http';

/** Base addresses from the runtime config, without a trailing slash. */
export interface BaseAddresses {
  platform: string;
  billing: string;
  filing: string;
  integration: string;
  docketSync: string;
  /** What changes on dockets, their deadlines and spending, if the deployment watches them. */
  docketWatch?: string | undefined;
  processServing: string;
  /** Process serving in the former product. */
  legacyProcessServing?: string | undefined;
  /** Reading of papers. */
  documentExtract?: string | undefined;
  /** The address service, if the deployment has one. */
  places?: string | undefined;
  /** Notifications of court decisions, if the deployment has them. */
  notifications?: string | undefined;
  /** What changes on the firm's orders, as it happens, if the deployment tells. */
  live?: string | undefined;
  /** Benchfile's own service for recent filings, if the deployment has one. */
  workspace?: string | undefined;
  /** Invitations into a firm, if the deployment has them. */
  invitations?: string | undefined;
}

let addresses: BaseAddresses | undefined;

/** Sets the base addresses. The composition root calls this before any request. */
export function setBaseAddresses(given: BaseAddresses): void {
  addresses = given;
}

let basicCredentials: BasicCredentials | undefined;

/** Sets the Basic credentials for calls without a token; undefined for none. */
export function setBasicCredentials(given: BasicCredentials | undefined): void {
  basicCredentials = given;
}

/** A backend's base address, for navigations such as the platform's sign-in page. */
export function baseAddress(backend: keyof BaseAddresses): string {
  if (!addresses) throw new Error('setBaseAddresses was not called.');
  const address = addresses[backend];
  if (address === undefined) throw new Error(`The runtime config has no address for ${backend}.`);
  return address;
}

const backend = (name: keyof BaseAddresses): Backend => ({ baseAddress: () => baseAddress(name) });
const withBasic = (name: keyof BaseAddresses): Backend => ({
  ...backend(name),
  basicCredentials: () => basicCredentials,
});

const platform = withBasic('platform');
const billing = withBasic('billing');
const docketSync = withBasic('docketSync');
const docketWatch = backend('docketWatch');
const filing = { ...withBasic('filing'), messages: filingStatusTexts };
const integration = { ...backend('integration'), relaysSystem: true };
const serving = withBasic('processServing');
const extraction = withBasic('documentExtract');
const legacyServing = withBasic('legacyProcessServing');
const places = backend('places');
const notifications = backend('notifications');
const workspace = backend('workspace');
const invitations = backend('invitations');

/** The error type of generated hooks, which orval looks up by this name. */
export type ErrorType<_Body> = ApiError;

/** Changes tell what they touched, and count as work that a sign-out or a switch to another person waits for. */
function call<T>(backend: Backend, path: string, options?: RunnerOptions): Promise<T> {
  const answer = request<T>(backend, path, options);
  const told = options?.touches ? tellingChanges(answer, options.touches) : answer;
  const isChange = (options?.method ?? 'GET') !== 'GET' && !options?.isRead;
  return isChange ? trackWork(told) : told;
}

// Spelled out one by one: the generator reads their second parameter from this file.
export const platformRequest = <T>(path: string, options?: RunnerOptions): Promise<T> =>
  call<T>(platform, path, options);
export const billingRequest = <T>(path: string, options?: RunnerOptions): Promise<T> => call<T>(billing, path, options);
export const integrationRequest = <T>(path: string, options?: RunnerOptions): Promise<T> =>
  call<T>(integration, path, options);
export const docketSyncRequest = <T>(path: string, options?: RunnerOptions): Promise<T> =>
  call<T>(docketSync, path, options);
export const docketWatchRequest = <T>(path: string, options?: RunnerOptions): Promise<T> =>
  call<T>(docketWatch, path, options);
export const servingRequest = <T>(path: string, options?: RunnerOptions): Promise<T> => call<T>(serving, path, options);
export const legacyServingRequest = <T>(path: string, options?: RunnerOptions): Promise<T> =>
  call<T>(legacyServing, path, options);
export const extractionRequest = <T>(path: string, options?: RunnerOptions): Promise<T> =>
  call<T>(extraction, path, options);
export const placesRequest = <T>(path: string, options?: RunnerOptions): Promise<T> => call<T>(places, path, options);
export const notificationsRequest = <T>(path: string, options?: RunnerOptions): Promise<T> =>
  call<T>(notifications, path, options);
export const workspaceRequest = <T>(path: string, options?: RunnerOptions): Promise<T> =>
  call<T>(workspace, path, options);
export const invitationsRequest = <T>(path: string, options?: RunnerOptions): Promise<T> =>
  call<T>(invitations, path, options);
// The entry needn't have it.
export const liveRequest = <T>(path: string, options?: RunnerOptions): Promise<T> =>
  call<T>(backend('live'), path, options);
export const filingRequest = <T>(path: string, options?: RunnerOptions): Promise<T> => call<T>(filing, path, options);

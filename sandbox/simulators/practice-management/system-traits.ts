/** How each connected system answers: how its listings go on, its longest page, and its limit of requests. */
import type { IntegrationName } from '../../generated/integration/schemas.ts';

export interface SystemTraits {
  /**
   * How a listing goes on: by the token of the page before, without a count; by an offset, with a count; by either; or
   * not at all, as it comes whole from a database in the firm's own office.
   */
  paging: 'token' | 'offset' | 'either' | 'whole';
  /** Items on its longest page. */
  longestPage: number;
  /** Requests that a person may make in a minute; undefined without a limit. */
  perMinute?: number;
  /** Whether it is a document system, which counts versions and lets people check documents out. */
  managesDocuments?: true;
  /** Whether its matters have no folders. */
  isFlat?: true;
}

const traits: Readonly<Record<IntegrationName, SystemTraits>> = {
  clio: { paging: 'either', longestPage: 500, perMinute: 600 },
  mycase: { paging: 'token', longestPage: 100, perMinute: 1_500 },
  netdocuments: { paging: 'token', longestPage: 500, perMinute: 1_000, managesDocuments: true },
  imanage: { paging: 'offset', longestPage: 500, perMinute: 1_200, managesDocuments: true },
  neos: { paging: 'offset', longestPage: 250, perMinute: 600 },
  filevine: { paging: 'offset', longestPage: 500, perMinute: 900 },
  smokeball: { paging: 'offset', longestPage: 500, perMinute: 600 },
  leap: { paging: 'token', longestPage: 100, perMinute: 600 },
  actionstep: { paging: 'offset', longestPage: 200, perMinute: 600 },
  easysoft: { paging: 'whole', longestPage: 100_000, isFlat: true },
  timematters: { paging: 'whole', longestPage: 100_000 },
};

export const traitsOf = (name: IntegrationName): SystemTraits => traits[name];

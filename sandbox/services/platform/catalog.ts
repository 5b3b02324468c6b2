/** Public tables: the integration partners and the services firms can order. */
import { eq } from 'drizzle-orm';
import { retailers, services } from '../../db/schema/platform.ts';
import type { Operations } from '../../generated/platform/operations.ts';
import type { Handlers } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';

export const catalog = {
  getRetailer: async ({ db, params }) => {
    const [retailer] = await db.select().from(retailers).where(eq(retailers.retailerId, params.retailerId));
    if (!retailer) throw notFound('The retailer does not exist.');
    return retailer;
  },

  getService: async ({ db, params }) => {
    const [service] = await db.select().from(services).where(eq(services.serviceId, params.serviceId));
    if (!service) throw notFound('The service does not exist.');
    const { code, ...rest } = service;
    return { ...rest, serviceCode: code };
  },
} satisfies Handlers<Operations>;

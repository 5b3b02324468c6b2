/** The `Idempotency-Key` of a service. */
import { createKeptKeys } from '@/lib/storage/kept-key';

export const { keyOf: serviceKey, forget: forgetKey } = createKeptKeys('e-service-key');

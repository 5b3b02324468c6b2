/** Address verification. */
import type { Operations } from '../../../generated/serving/operations.ts';
import type { Handlers } from '../../../http/operation.ts';
import { verifyAddress } from './verify-address.ts';

export const addresses = {
  verifyAddresses: ({ clock, body }) => body.map((address) => verifyAddress(address, clock.now())),
} satisfies Handlers<Operations>;

/** The order in the address of its pages: a whole number of at most 32 bits. Anything else is no page. */
import { notFound } from '@tanstack/react-router';

const orderIdPattern = /^[1-9]\d{0,9}$/;

export const orderIdParams = {
  parse: ({ orderId }: { orderId: string }) => {
    if (!orderIdPattern.test(orderId)) throw notFound();
    return { orderId: Number(orderId) };
  },
  stringify: ({ orderId }: { orderId: number }) => ({ orderId: String(orderId) }),
};

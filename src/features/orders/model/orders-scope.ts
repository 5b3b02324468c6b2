/** Orders of one matter, or, without one, of the whole firm. */
export interface OrdersScope {
  clientReference?: string | undefined;
}

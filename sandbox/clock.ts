/** The sandbox's clock: machine time plus an offset set by the control API. */
export interface Clock {
  /** The current time in the sandbox. */
  now(): Date;
  /** Milliseconds ahead of machine time. */
  readonly offset: number;
}

export class MovableClock implements Clock {
  offset = 0;

  now(): Date {
    return new Date(Date.now() + this.offset);
  }
}

/** The sandbox's time: the machine's, moved by an offset that the control API sets. */
export interface Clock {
  /** The present moment of the sandbox. */
  now(): Date;
  /** Milliseconds the sandbox is ahead of the machine. */
  readonly offset: number;
}

export class MovableClock implements Clock {
  offset = 0;

  now(): Date {
    return new Date(Date.now() + this.offset);
  }
}

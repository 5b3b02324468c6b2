import { useEffect, useState } from 'react';

/** Counts down the seconds of a wait, from its first drawing. */
export function useSecondsLeft(milliseconds: number): number {
  const [left, setLeft] = useState(() => Math.ceil(milliseconds / 1000));
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return left;
}

export const inSeconds = (seconds: number): string => `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;

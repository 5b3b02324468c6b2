interface MarkedTextProps {
  text: string;
  /** Where the marks are, as [start, end), in order. */
  matches: readonly (readonly number[])[];
}

/** A text with the found words marked. */
export function MarkedText({ text, matches }: MarkedTextProps) {
  const ends = [0, ...matches.map(([, end = 0]) => end)];
  return (
    <>
      {matches.map(([start = 0, end = 0], index) => (
        <span key={start}>
          {text.slice(ends[index], start)}
          <mark>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}

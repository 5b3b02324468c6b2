/** What is costly to make, as the browser's formatters are (milliseconds each), made when it is first asked for. */
export function madeOnce<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

interface ChevronProps {
  /** Where it points. Default: down. */
  direction?: keyof typeof turns;
  /** In pixels. Default: 14. */
  size?: number;
  className?: string | undefined;
}

const turns = { down: 0, left: 90, up: 180, right: 270 } as const;

/** The product's only chevron: opens and closes, leads back and on. */
export function Chevron({ direction = 'down', size = 14, className }: ChevronProps) {
  return (
    <svg
      viewBox="0 0 12 12"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden="true"
    >
      <path d="M2.5 4.25 6 7.75l3.5-3.5" transform={`rotate(${turns[direction]} 6 6)`} />
    </svg>
  );
}

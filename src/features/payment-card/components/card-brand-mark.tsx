import type { CardBrand } from '../model/card-brand';
import classes from './card-brand-mark.module.css';

/** The brands' names, and simple marks drawn for us. */
const marks = {
  Visa: {
    name: 'Visa',
    art: (
      <text x="17" y="15" fontStyle="italic">
        VISA
      </text>
    ),
  },
  MasterCard: {
    name: 'Mastercard',
    art: (
      <>
        <circle cx="14" cy="12" r="5.5" fill="#d8402b" />
        <circle cx="20" cy="12" r="5.5" fill="#eb9f1c" fillOpacity="0.85" />
      </>
    ),
  },
  Amex: {
    name: 'American Express',
    art: (
      <text x="17" y="14.6">
        AMEX
      </text>
    ),
  },
  Discover: {
    name: 'Discover',
    art: (
      <>
        <circle cx="17" cy="12" r="5" fill="#e07b1f" />
        <path className={classes.stroke} d="M7 12h3M24 12h3" />
      </>
    ),
  },
  JCB: {
    name: 'JCB',
    art: (
      <text x="17" y="14.6">
        JCB
      </text>
    ),
  },
  DinersClub: {
    name: 'Diners Club',
    art: (
      <>
        <circle cx="17" cy="12" r="5.75" className={classes.stroke} />
        <path className={classes.stroke} d="M15 7.5v9M19 7.5v9" />
      </>
    ),
  },
  UnionPay: {
    name: 'UnionPay',
    art: (
      <>
        <path d="M11 7h5l-2 10H9z" fill="#c43a3a" />
        <path d="M16 7h5l-2 10h-5z" fill="#235a99" />
        <path d="M21 7h5l-2 10h-5z" fill="#1c8458" />
      </>
    ),
  },
  Unknown: { name: '', art: <path className={classes.stroke} d="M5 9.5h24" /> },
} as const satisfies Record<CardBrand, unknown>;

/** The brand of the card number. */
export function CardBrandMark({ brand }: { brand: CardBrand }) {
  const { name, art } = marks[brand];
  return (
    <svg viewBox="0 0 34 24" className={classes.mark} role="img" aria-hidden={name === ''}>
      <title>{name || 'Card'}</title>
      <rect x="0.75" y="0.75" width="32.5" height="22.5" rx="4" className={classes.card} />
      {art}
    </svg>
  );
}

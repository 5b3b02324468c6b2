import { Link } from '@tanstack/react-router';
import { runtimeConfig } from '@/api/config';
import { isEmbedded } from '@/features/session';
import classes from './product-mark.module.css';
import { ProductSign } from './product-sign';

/** The product's logo and name, linked to the home page. In another system's frame, a plain link to it. */
export function ProductMark() {
  const { productName } = runtimeConfig();
  if (isEmbedded())
    return (
      <Link to="/" className={classes.home} aria-label="Home" title="Home">
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="m3 9.5 7-6 7 6M5 8.5V16h10V8.5" />
        </svg>
      </Link>
    );
  return (
    <Link to="/" className={classes.mark} aria-label={`${productName}, home`}>
      <ProductSign />
      <span className={classes.name}>{productName}</span>
    </Link>
  );
}

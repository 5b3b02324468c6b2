import { Link } from '@tanstack/react-router';
import { runtimeConfig } from '@/api/config';
import classes from './product-mark.module.css';
import { ProductSign } from './product-sign';

/** The product's logo and name, linked to the home page. */
export function ProductMark() {
  const { productName } = runtimeConfig();
  return (
    <Link to="/" className={classes.mark} aria-label={`${productName}, home`}>
      <ProductSign />
      <span className={classes.name}>{productName}</span>
    </Link>
  );
}

import type { IntegrationName } from '@/api/generated/integration/model';
import { integrationNameOf } from '@/features/firm';
import classes from './retailer-mark.module.css';

/** Simple marks drawn for us, since the logos are trademarks: paths in a square of 24, filled by the even-odd rule. */
const marks: Readonly<Record<IntegrationName, { color: string; path: string }>> = {
  clio: { color: '#1f5fbf', path: 'M12 4a8 8 0 1 0 8 8h-4a4 4 0 1 1-4-4z' },
  imanage: { color: '#0b7285', path: 'M4 4h4v16H4zM10 9h4v11h-4zM16 14h4v6h-4z' },
  easysoft: { color: '#a61e4d', path: 'M4 4h16v3H4zM4 10.5h11v3H4zM4 17h16v3H4z' },
  timematters: { color: '#5f3dc4', path: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM11 7h2v4.6l3.2 1.9-1 1.7-4.2-2.5z' },
  actionstep: { color: '#c2410c', path: 'M4 20v-4h4v-4h4V8h4V4h4v16z' },
  mycase: { color: '#0f5132', path: 'M9 4h6v3h5v13H4V7h5zM11 6v1h2V6zM4 12.5h6v2h4v-2h6V11H4z' },
  smokeball: {
    color: '#343a40',
    path: 'M8 8a4.5 4.5 0 1 1 7.6 3.2A4.6 4.6 0 1 1 12 18.6 4.6 4.6 0 1 1 8.4 11 4.5 4.5 0 0 1 8 8z',
  },
  leap: { color: '#b02a37', path: 'M4 18C6 8 14 4 20 6c-5 1-8 4-9 8h5l-7 6-2-7c-1 1-2 3-3 5z' },
  neos: { color: '#0a6b6b', path: 'M4 20V4h4l8 9.5V4h4v16h-4L8 10.5V20z' },
  netdocuments: { color: '#1864ab', path: 'M5 3h9l5 5v13H5zM13 5v4h4zM8 12h8v2H8zM8 16h8v2H8z' },
  filevine: { color: '#2b6a2f', path: 'M11 21V10C6 10 4 7 4 3c5 0 7 2 8 5 1-2 3-4 8-4 0 5-3 7-7 7v10z' },
};

interface RetailerMarkProps {
  retailerCode: string;
  /** The name people know. */
  name: string;
}

/** The mark of a connected system, or its initial if there is no mark. */
export function RetailerMark({ retailerCode, name }: RetailerMarkProps) {
  const integration = integrationNameOf(retailerCode);
  const mark = integration && marks[integration];
  return (
    <svg className={classes.mark} viewBox="-4 -4 32 32" role="img" aria-label={name} color={mark?.color}>
      <rect x="-4" y="-4" width="32" height="32" rx="6" fill="currentColor" />
      {mark ? (
        <path d={mark.path} fill="#fff" fillRule="evenodd" />
      ) : (
        <text x="12" y="19" textAnchor="middle" fontSize="20" fontWeight="700" fill="#fff">
          {name.slice(0, 1).toUpperCase()}
        </text>
      )}
    </svg>
  );
}

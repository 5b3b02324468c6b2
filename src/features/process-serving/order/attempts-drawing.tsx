import { useId } from 'react';
import { runtimeConfig } from '@/api/config';
import type { Location, ServingAddress, ServingAttempt, ServingJob } from '@/api/generated/serving/model';
import { PlainButton, PlainButtonAnchor } from '@/lib/ui/plain-button';
import { Section } from '@/lib/ui/section';
import { showFailure, showToast } from '@/lib/ui/toast';
import { coordinatesText, distanceText, mapLink, schematicOf } from './model/schematic';
import { addressText } from './model/texts';
import classes from './order.module.css';

const size = 320;

/** Shows where the attempts were made: a drawing for each address with a position. */
export function AttemptsDrawing({ job }: { job: ServingJob }) {
  const drawn = job.addresses.flatMap((address) => {
    // A mailing is made at a post office: it has no place near the address.
    const attempts = job.attempts.filter(
      ({ addressId, serveType }) => addressId === address.addressId && serveType !== 'mail',
    );
    return address.location && attempts.length > 0 ? [{ address, location: address.location, attempts }] : [];
  });
  if (drawn.length === 0) return null;
  return (
    <Section title="Where attempts were made">
      {drawn.map(({ address, location, attempts }) => (
        <Drawing key={address.addressId} address={address} location={location} attempts={attempts} />
      ))}
    </Section>
  );
}

interface DrawingProps {
  address: ServingAddress;
  location: Location;
  attempts: readonly ServingAttempt[];
}

function Drawing({ address, location, attempts }: DrawingProps) {
  const titleId = useId();
  const { address: home, attempts: points, scale } = schematicOf(location, attempts, size);
  const text = addressText(address);
  return (
    <figure className={classes.figure}>
      <svg viewBox={`0 0 ${size} ${size}`} className={classes.drawing} role="img" aria-labelledby={titleId}>
        <title
          id={titleId}
        >{`${text}, with ${attempts.length === 1 ? '1 attempt' : `${attempts.length} attempts`} around it. North is up.`}</title>
        {points.map(({ attemptId, x, y }) => (
          <line key={attemptId} x1={home.x} y1={home.y} x2={x} y2={y} className={classes.distance} />
        ))}
        {points.map(({ attemptId, x, y, radius }) => (
          <circle key={attemptId} cx={x} cy={y} r={radius} className={classes.accuracy} />
        ))}
        <path d={`M${home.x - 9} ${home.y + 8}v-9l9 -8 9 8v9z`} className={classes.house} />
        {points.map(({ attemptId, number, success, x, y }) => (
          <g key={attemptId} className={classes.point} data-success={success || undefined}>
            <circle cx={x} cy={y} r={9} />
            <text x={x} y={y}>
              {number}
            </text>
          </g>
        ))}
        <g className={classes.scale}>
          <path d={`M12 ${size - 18}v6h${scale.length}v-6`} />
          <text x={18 + scale.length} y={size - 11}>
            {scale.label}
          </text>
          <text x={size - 18} y={22}>
            N
          </text>
          <path d={`M${size - 14} 44v-16m-4 5l4 -5 4 5`} />
        </g>
      </svg>
      <figcaption>
        <p className={classes.strong}>{text}</p>
        <ul className={classes.plain}>
          <PlaceLine name="Address" location={location} />
          {attempts.map((attempt) => (
            <PlaceLine
              key={attempt.attemptId}
              name={`Attempt ${attempt.number}`}
              location={attempt.location}
              facts={placeFacts(attempt)}
            />
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

function placeFacts({ location, noGpsReason, distanceMeters, accuracyMeters }: ServingAttempt): string {
  if (!location) return noGpsReason ? `No position: ${noGpsReason}` : 'No position';
  return [
    distanceMeters !== undefined && `${distanceText(distanceMeters)} away`,
    accuracyMeters !== undefined && `accurate to ${distanceText(accuracyMeters)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

interface PlaceLineProps {
  name: string;
  location: Location | undefined;
  facts?: string;
}

/** A place's coordinates, to copy or to open in the deployment's map. */
function PlaceLine({ name, location, facts }: PlaceLineProps) {
  const { maps } = runtimeConfig();
  const coordinates = location && coordinatesText(location);

  async function copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ tone: 'good', title: 'Coordinates copied' });
    } catch {
      showFailure('Couldn’t copy', 'Your browser blocked access to the clipboard.');
    }
  }

  return (
    <li className={classes.place}>
      <span className={classes.grow}>
        {[name, facts].filter(Boolean).join(': ')}
        {coordinates && <span className={classes.coordinates}>{coordinates}</span>}
      </span>
      {coordinates && (
        <PlainButton
          size="compact"
          variant="subtle"
          aria-label={`Copy the coordinates of ${name.toLowerCase()}`}
          onClick={() => void copy(coordinates)}
        >
          Copy
        </PlainButton>
      )}
      {location && maps && (
        <PlainButtonAnchor
          size="compact"
          variant="subtle"
          href={mapLink(maps.link, location)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Open ${name.toLowerCase()} in a map (new window)`}
        >
          Map
        </PlainButtonAnchor>
      )}
    </li>
  );
}

import { Group } from '@mantine/core';
import { lazy, useState } from 'react';
import type { AttemptPhoto } from '@/api/generated/serving/model';
import { Opening } from '@/lib/ui/opening';
import { photoKinds } from './model/texts';
import classes from './order.module.css';
import { Photo } from './photo';

const PhotoViewer = lazy(() => import('./photo-viewer'));

interface PhotosProps {
  jobId: string;
  /** `attempt 2`. */
  of: string;
  photos: readonly AttemptPhoto[];
  timeZone: string;
}

/** The photos of an attempt, small; each opens the viewer. */
export function Photos({ jobId, of, photos, timeZone }: PhotosProps) {
  const [open, setOpen] = useState<number>();
  if (photos.length === 0) return <p className={classes.quiet}>No photos</p>;
  return (
    <>
      <Group gap="xs" role="group" aria-label={`Photos of ${of}`}>
        {photos.map(({ photoId, kind }, index) => (
          <button
            key={photoId}
            type="button"
            className={classes.thumbnail}
            aria-label={`View photo ${index + 1} of ${of}: ${photoKinds[kind]}`}
            onClick={() => setOpen(index)}
          >
            <Photo jobId={jobId} photoId={photoId} alt="" />
          </button>
        ))}
      </Group>
      {open !== undefined && (
        <Opening>
          <PhotoViewer
            jobId={jobId}
            of={of}
            photos={photos}
            timeZone={timeZone}
            shown={open}
            onShow={setOpen}
            onClose={() => setOpen(undefined)}
          />
        </Opening>
      )}
    </>
  );
}

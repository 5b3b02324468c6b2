import { Button, Group, Text } from '@mantine/core';
import type { AttemptPhoto } from '@/api/generated/serving/model';
import { formatInstant } from '@/lib/format/dates';
import { Dialog } from '@/lib/ui/dialog';
import { photoKinds } from './model/texts';
import classes from './order.module.css';
import { Photo } from './photo';

interface PhotoViewerProps {
  jobId: string;
  of: string;
  photos: readonly AttemptPhoto[];
  timeZone: string;
  shown: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** The photos of an attempt one at a time, large. The arrow keys turn them. */
export default function PhotoViewer({ jobId, of, photos, timeZone, shown, onShow, onClose }: PhotoViewerProps) {
  const photo = photos[shown];
  if (!photo) return null;
  const turn = (by: number) => {
    if (photos[shown + by]) onShow(shown + by);
  };
  const facts = [
    `Photo ${shown + 1} of ${photos.length}`,
    photoKinds[photo.kind],
    `taken ${formatInstant(photo.takenAt, timeZone)}`,
  ].join(' · ');
  return (
    <Dialog
      title={`Photos of ${of}`}
      size="extra-large"
      onClose={onClose}
      actions={
        photos.length > 1 && (
          <>
            <Button variant="default" disabled={shown === 0} onClick={() => turn(-1)}>
              Previous
            </Button>
            <Button variant="default" disabled={shown === photos.length - 1} onClick={() => turn(1)}>
              Next
            </Button>
          </>
        )
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are a shortcut for the buttons below */}
      <div
        onKeyDown={({ key }) => {
          if (key === 'ArrowLeft') turn(-1);
          if (key === 'ArrowRight') turn(1);
        }}
      >
        <div className={classes.large}>
          <Photo key={photo.photoId} jobId={jobId} photoId={photo.photoId} alt={`${photoKinds[photo.kind]}, ${of}`} />
        </div>
        <Group justify="space-between" mt="xs">
          <Text size="sm" aria-live="polite">
            {facts}
          </Text>
        </Group>
        <Text size="xs" c="dimmed" className={classes.hash}>
          {`SHA-256 ${photo.sha256}`}
        </Text>
      </div>
    </Dialog>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import classes from './order.module.css';
import { photoQuery } from './queries';

/** A photo, or why there is none. */
export function Photo({ jobId, photoId, alt }: { jobId: string; photoId: string; alt: string }) {
  const { data: blob, error } = useQuery(photoQuery(jobId, photoId));
  const address = useObjectUrl(blob);
  if (error && !blob) return <span className={classes.noPhoto}>Photo couldn’t be loaded</span>;
  return address ? <img src={address} alt={alt} className={classes.photo} /> : <span className={classes.noPhoto} />;
}

/** An address for a blob while the component is mounted. */
function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [made, setMade] = useState<{ blob: Blob; address: string }>();
  useEffect(() => {
    if (!blob) return;
    const address = URL.createObjectURL(blob);
    setMade({ blob, address });
    return () => URL.revokeObjectURL(address);
  }, [blob]);
  return made?.blob === blob ? made?.address : undefined;
}

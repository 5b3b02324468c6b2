import { Button, Group } from '@mantine/core';
import { type PointerEvent, useRef } from 'react';
import { pathOf, pointOn, withPoint, withStroke } from '../model/signing';
import classes from './signing.module.css';

interface SignaturePadProps {
  strokes: readonly number[][];
  error: string | undefined;
  onChange: (strokes: number[][]) => void;
}

/** Shows where a signature is drawn by pointer. */
export function SignaturePad({ strokes, error, onChange }: SignaturePadProps) {
  const isDrawing = useRef(false);
  const latest = useRef(strokes);
  const change = (next: number[][]) => {
    latest.current = next;
    onChange(next);
  };
  const pointOf = (event: PointerEvent<SVGSVGElement>) => pointOn(event.currentTarget.getBoundingClientRect(), event);

  function press(event: PointerEvent<SVGSVGElement>): void {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    isDrawing.current = true;
    change(withStroke(latest.current, pointOf(event)));
  }

  function move(event: PointerEvent<SVGSVGElement>): void {
    if (isDrawing.current) change(withPoint(latest.current, pointOf(event)));
  }

  const lift = () => {
    isDrawing.current = false;
  };
  return (
    <div>
      <svg
        viewBox="0 0 600 200"
        className={`${classes.pad} ${classes.drawn}`}
        role="img"
        aria-label={strokes.length > 0 ? 'Your drawn signature' : 'Draw your signature here'}
        onPointerDown={press}
        onPointerMove={move}
        onPointerUp={lift}
        onPointerCancel={lift}
      >
        <path d={pathOf(strokes)} />
      </svg>
      {error && (
        <p className={classes.problem} role="alert">
          {error}
        </p>
      )}
      <Group gap="xs" mt="xs">
        <Button variant="default" size="compact-sm" disabled={strokes.length === 0} onClick={() => change([])}>
          Clear
        </Button>
      </Group>
    </div>
  );
}

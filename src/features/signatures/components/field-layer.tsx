import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useRef } from 'react';
import type { EnvelopeField, FieldBox } from '@/api/generated/serving/model';
import { fieldKinds, keyedBox, movedBox, sizedBox } from '../model/fields';
import classes from './signatures.module.css';

interface FieldLayerProps {
  fields: readonly EnvelopeField[];
  /** The signer's place in the list, for the color. */
  toneOf: (field: EnvelopeField) => number;
  /** What stands in a field: who signs there, or what was filled in. */
  contentOf: (field: EnvelopeField) => ReactNode;
  /** Makes the fields movable. */
  edit?: {
    selectedId: string | undefined;
    nameOf: (field: EnvelopeField) => string;
    onSelect: (fieldId: string) => void;
    onBox: (fieldId: string, box: FieldBox) => void;
    onRemove: (fieldId: string) => void;
  };
}

/** Fields over a page of a document. */
export function FieldLayer({ fields, toneOf, contentOf, edit }: FieldLayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  return (
    <div ref={layer} className={classes.layer}>
      {fields.map((field) => {
        const { fieldId, box, kind } = field;
        const place = {
          left: `${box.x * 100}%`,
          top: `${box.y * 100}%`,
          width: `${box.width * 100}%`,
          height: `${box.height * 100}%`,
        };
        if (!edit)
          return (
            <div key={fieldId} className={classes.field} data-tone={toneOf(field)} data-kind={kind} style={place}>
              {contentOf(field)}
            </div>
          );
        return (
          <MovableField
            key={fieldId}
            {...{ field, layer, edit, place }}
            tone={toneOf(field)}
            content={contentOf(field)}
          />
        );
      })}
    </div>
  );
}

interface MovableFieldProps {
  field: EnvelopeField;
  layer: React.RefObject<HTMLDivElement | null>;
  edit: NonNullable<FieldLayerProps['edit']>;
  place: Record<'left' | 'top' | 'width' | 'height', string>;
  tone: number;
  content: ReactNode;
}

/** Moved by pointer or arrow keys; sized at its corner, or with Shift. Delete removes it. */
function MovableField({ field, layer, edit, place, tone, content }: MovableFieldProps) {
  const { fieldId, box, kind } = field;
  const from = useRef<{ x: number; y: number; box: FieldBox; isSizing: boolean }>(null);

  function press(event: PointerEvent<HTMLButtonElement>): void {
    if (event.button !== 0) return;
    edit.onSelect(fieldId);
    event.currentTarget.setPointerCapture(event.pointerId);
    const isSizing = event.target instanceof Element && event.target.hasAttribute('data-corner');
    from.current = { x: event.clientX, y: event.clientY, box, isSizing };
  }

  function drag({ clientX, clientY }: PointerEvent<HTMLButtonElement>): void {
    const area = layer.current?.getBoundingClientRect();
    if (!from.current || !area || area.width === 0 || area.height === 0) return;
    const change = from.current.isSizing ? sizedBox : movedBox;
    const byX = (clientX - from.current.x) / area.width;
    edit.onBox(fieldId, change(from.current.box, byX, (clientY - from.current.y) / area.height));
  }

  function pressKey(event: KeyboardEvent<HTMLButtonElement>): void {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      edit.onRemove(fieldId);
      return;
    }
    const next = keyedBox(box, event);
    if (!next) return;
    event.preventDefault();
    edit.onBox(fieldId, next);
  }

  const drop = () => {
    from.current = null;
  };
  return (
    <button
      type="button"
      className={classes.field}
      style={place}
      data-tone={tone}
      data-kind={kind}
      data-movable
      data-field={fieldId}
      aria-pressed={edit.selectedId === fieldId}
      aria-label={`${fieldKinds[kind].label}, ${edit.nameOf(field)}`}
      aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown Delete"
      onFocus={() => edit.onSelect(fieldId)}
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
      onKeyDown={pressKey}
    >
      {content}
      <span className={classes.corner} data-corner aria-hidden />
    </button>
  );
}

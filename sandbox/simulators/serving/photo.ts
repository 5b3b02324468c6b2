/** The drawn photos of an attempt: a door with its number, papers posted on it, or the envelope that was mailed. */
import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import type { AddressToServe, AttemptPhoto, Location } from '../../generated/serving/schemas.ts';

interface Photo {
  address: Pick<AddressToServe, 'street' | 'city' | 'state' | 'zip'>;
  takenAt: Date;
  timeZone: string;
  location: Location | undefined;
}

const [width, height] = [640, 480];
const quality = 72;
const font = 'Inter';

/** Finds the font also where Vite runs the sandbox. */
const require = createRequire(import.meta.url);

/** A JPEG, with the time and the coordinates. */
export function photoOf(
  kind: AttemptPhoto['kind'],
  { address, takenAt, timeZone, location }: Photo,
): Uint8Array<ArrayBuffer> {
  if (!GlobalFonts.has(font))
    GlobalFonts.registerFromPath(require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'), font);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const [, houseNumber = '', street = address.street] = /^(\S*\d\S*)\s+(.*)$/.exec(address.street.trim()) ?? [];
  if (kind === 'mailing') drawEnvelope(context, address);
  else drawDoor(context, houseNumber);
  if (kind === 'posted') drawNotice(context);
  box(context, 'rgba(0,0,0,0.65)', 0, 428, width, 52);
  const time = takenAt.toLocaleString('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'long' });
  const place = location ? `${location.lat.toFixed(6)}, ${location.lng.toFixed(6)}` : 'No position';
  write(context, `${houseNumber} ${street}`, 15, 448, '#ffffff');
  write(context, kind === 'mailing' ? time : `${time} · ${place}`, 15, 469, '#ffffff');
  return new Uint8Array(canvas.encodeSync('jpeg', quality));
}

function box(context: SKRSContext2D, color: string, x: number, y: number, w: number, h: number): void {
  context.fillStyle = color;
  context.fillRect(x, y, w, h);
}

function write(context: SKRSContext2D, text: string, size: number, y: number, color: string): void {
  context.textAlign = 'center';
  context.fillStyle = color;
  context.font = `${size}px ${font}`;
  context.fillText(text, width / 2, y);
}

function drawDoor(context: SKRSContext2D, houseNumber: string): void {
  box(context, '#c9b8a3', 0, 0, width, height);
  for (let row = 0; row < 20; row += 1) box(context, '#b8a58e', 0, row * 24, width, 2);
  box(context, '#8d939b', 0, 400, width, 80);
  box(context, '#f4f1ea', 236, 88, 168, 320);
  box(context, '#35506b', 248, 100, 144, 308);
  box(context, '#2b4259', 264, 120, 112, 110);
  box(context, '#2b4259', 264, 250, 112, 130);
  box(context, '#d8b45a', 372, 246, 12, 24);
  box(context, '#5f6b52', 260, 400, 120, 16);
  write(context, houseNumber, 34, 76, '#2a2a2a');
}

function drawNotice(context: SKRSContext2D): void {
  box(context, '#fbfaf5', 278, 150, 84, 112);
  for (let row = 0; row < 6; row += 1) box(context, '#8b8b86', 288, 168 + row * 14, 64, 3);
  box(context, '#b84a3a', 314, 144, 12, 12);
}

function drawEnvelope(context: SKRSContext2D, { street, city, state, zip }: Photo['address']): void {
  box(context, '#7c6a58', 0, 0, width, height);
  box(context, '#f7f3e8', 90, 90, 460, 280);
  box(context, '#c94f42', 470, 110, 56, 66);
  write(context, street.trim(), 22, 250, '#2a2a2a');
  write(context, `${city}, ${state ?? ''} ${zip}`, 22, 284, '#2a2a2a');
}

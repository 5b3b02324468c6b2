/** The drawn photo of an attempt: a door with its number, the time and the coordinates. */
import { fileURLToPath } from 'node:url';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import type { Location } from '../../generated/serving/schemas.ts';

interface Photo {
  /** As on the door. */
  houseNumber: string;
  street: string;
  takenAt: Date;
  timeZone: string;
  location: Location | undefined;
}

const [width, height] = [640, 480];
const quality = 72;
const font = 'Inter';

/** A JPEG. */
export function drawPhoto({ houseNumber, street, takenAt, timeZone, location }: Photo): Uint8Array<ArrayBuffer> {
  if (!GlobalFonts.has(font))
    GlobalFonts.registerFromPath(
      fileURLToPath(import.meta.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf')),
      font,
    );
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const box = (color: string, x: number, y: number, w: number, h: number) => {
    context.fillStyle = color;
    context.fillRect(x, y, w, h);
  };
  box('#c9b8a3', 0, 0, width, height);
  for (let row = 0; row < 20; row += 1) box('#b8a58e', 0, row * 24, width, 2);
  box('#8d939b', 0, 400, width, 80);
  box('#f4f1ea', 236, 88, 168, 320);
  box('#35506b', 248, 100, 144, 308);
  box('#2b4259', 264, 120, 112, 110);
  box('#2b4259', 264, 250, 112, 130);
  box('#d8b45a', 372, 246, 12, 24);
  box('#5f6b52', 260, 400, 120, 16);
  context.textAlign = 'center';
  const write = (text: string, size: number, y: number, color: string) => {
    context.fillStyle = color;
    context.font = `${size}px ${font}`;
    context.fillText(text, width / 2, y);
  };
  write(houseNumber, 34, 76, '#2a2a2a');
  box('rgba(0,0,0,0.65)', 0, 428, width, 52);
  const time = takenAt.toLocaleString('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'long' });
  const place = location ? `${location.lat.toFixed(6)}, ${location.lng.toFixed(6)}` : 'No position';
  write(`${houseNumber} ${street}`, 15, 448, '#ffffff');
  write(`${time} · ${place}`, 15, 469, '#ffffff');
  return new Uint8Array(canvas.encodeSync('jpeg', quality));
}

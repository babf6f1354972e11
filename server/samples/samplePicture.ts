import { crc32, deflateSync } from 'node:zlib';

const width = 320;
const height = 200;
const board = [246, 247, 245];
const frame = [96, 104, 112];
const ink = [28, 78, 146];

/** Returns a small picture of a whiteboard with three lines. */
export function samplePicture(): Buffer {
  const rows = Array.from({ length: height }, (_, y) =>
    // Each row starts with its PNG filter: none.
    Buffer.from([0, ...Array.from({ length: width }, (_, x) => colourAt(x, y)).flat()]),
  );
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits for each of red, green and blue.
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function colourAt(x: number, y: number): number[] {
  if (x < 8 || y < 8 || x >= width - 8 || y >= height - 8) return frame;
  const isWritten = [50, 90, 130].some((line) => y >= line && y < line + 6) && x > 40 && x < 280 - y;
  return isWritten ? ink : board;
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(content.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

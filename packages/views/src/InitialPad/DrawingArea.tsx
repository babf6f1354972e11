import { initialGrid, maxInitial } from '@portal/domain';
import { type PointerEvent, useRef } from 'react';
import { area, baseline, stroke } from './InitialPad.css';

export interface DrawingAreaProps {
  /** The strokes as the path of an SVG; empty for none. */
  path: string;
  onPath: (path: string) => void;
  /** Name of the area for assistive technology. */
  label: string;
}

/** Smallest distance on the grid between two points of a stroke: a finger sends many more. */
const step = 4;

/** An area in which somebody draws with a finger, a pen or a mouse. */
export function DrawingArea({ path, onPath, label }: DrawingAreaProps) {
  /** The last point of the stroke that is being drawn; null between strokes. */
  const last = useRef<readonly [x: number, y: number] | null>(null);
  // Several events can come before the next render.
  const latest = useRef(path);
  latest.current = path;
  const add = (text: string) => {
    if (latest.current.length + text.length > maxInitial.drawn) return;
    latest.current += text;
    onPath(latest.current);
  };
  const start = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0 || last.current) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const [x, y] = pointOf(event);
    last.current = [x, y];
    // A stroke has two points at least, so that a dot is seen.
    add(`M${x} ${y}L${x} ${y}`);
  };
  const draw = (event: PointerEvent<SVGSVGElement>) => {
    if (!last.current) return;
    const [x, y] = pointOf(event);
    if (Math.hypot(x - last.current[0], y - last.current[1]) < step) return;
    last.current = [x, y];
    add(`L${x} ${y}`);
  };
  const stop = () => {
    last.current = null;
  };
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${initialGrid.width} ${initialGrid.height}`}
      className={area}
      onPointerDown={start}
      onPointerMove={draw}
      onPointerUp={stop}
      onPointerCancel={stop}
    >
      <line
        className={baseline}
        x1={initialGrid.width * 0.08}
        x2={initialGrid.width * 0.92}
        y1={initialGrid.height * 0.8}
        y2={initialGrid.height * 0.8}
      />
      {path !== '' && <path className={stroke} d={path} />}
    </svg>
  );
}

/** Returns the point of an event on the grid. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): [number, number] {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const on = (share: number, size: number) => Math.round(Math.min(1, Math.max(0, share)) * size);
  return [on((clientX - left) / width, initialGrid.width), on((clientY - top) / height, initialGrid.height)];
}

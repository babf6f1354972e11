import { encode } from 'uqr';
import { qrCode } from './second-factor.css';

export interface QrCodeProps {
  /** The text that the code holds. */
  text: string;
  /** What the picture is for. */
  label: string;
}

/**
 * A QR code, drawn as one path. Dark on white with a margin of four squares (ISO/IEC 18004) in both themes, because
 * scanners need them.
 */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      className={qrCode}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={squares.join('')} />
    </svg>
  );
}

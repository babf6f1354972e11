import { art, sun } from './AuthLayout.css';

const hangers = [60, 135, 210, 285, 360, 435, 510, 585, 660].map((x) => {
  const t = (x + 40) / 800;
  const arch = 620 * ((1 - t) ** 3 + t ** 3) + 3 * 300 * t * (1 - t);
  return `M${x} 620V${arch.toFixed(1)}`;
});

/** Line drawing of a footbridge, shown on the panel next to the sign-in form. */
export function BridgeArt() {
  return (
    <svg viewBox="0 0 720 900" preserveAspectRatio="xMidYMid slice" className={art} aria-hidden="true">
      <path d="M-40 620C120 300 600 300 760 620M-40 620H760M-40 660C120 380 600 380 760 660M-40 660H760" />
      <path d={hangers.join('')} />
      <circle cx="540" cy="210" r="90" className={sun} />
    </svg>
  );
}

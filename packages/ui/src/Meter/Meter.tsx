import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { bar, meter } from './Meter.css';

export interface MeterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The value, in the unit of `max`; a larger value than `max` fills the bar. */
  value: number;
  /** The value of a full bar. */
  max: number;
  /** The value in words, such as `31 / 48 h`; the bar itself is decorative. */
  text: ReactNode;
  /** Hides the text visually, because another element already shows it. */
  textHidden?: boolean;
  /** `caution` near the end, `critical` beyond it. */
  tone?: 'accent' | 'caution' | 'critical';
  /** 6 px (default) in lists, 8 px in cards. */
  size?: 'small' | 'medium';
  /** Number of steps in the bar, such as the six CEFR levels. */
  segments?: number;
}

/** A value shown as a bar, with the value in words. */
export function Meter({
  value,
  max,
  text,
  textHidden = false,
  tone = 'accent',
  size = 'small',
  segments,
  className,
  ...rest
}: MeterProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  const drawn = { '--meter-fill': `${share * 100}%`, '--meter-segments': segments } as CSSProperties;
  return (
    <div {...rest} className={className ? `${meter} ${className}` : meter}>
      {textHidden ? <VisuallyHidden>{text}</VisuallyHidden> : <span>{text}</span>}
      <div aria-hidden="true" className={bar({ tone, size, cut: segments !== undefined })} style={drawn} />
    </div>
  );
}

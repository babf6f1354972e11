import type { ComponentPropsWithRef } from 'react';
import { lines as lineStack, skeleton } from './Skeleton.css';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Number of text lines; one by default. */
  lines?: number;
  /** CSS width; full width by default. */
  width?: string;
  /** CSS height; one line of text by default. */
  height?: string;
}

/** Placeholder for loading content; hidden from screen readers, so announce "loading" separately. */
export function Skeleton({
  lines = 1,
  width = '100%',
  height = '0.9em',
  className,
  style,
  ...rest
}: SkeletonProps) {
  if (lines === 1) {
    return (
      <span
        {...rest}
        aria-hidden="true"
        className={className ? `${skeleton} ${className}` : skeleton}
        style={{ ...style, width, height }}
      />
    );
  }
  return (
    <span
      {...rest}
      aria-hidden="true"
      className={className ? `${lineStack} ${className}` : lineStack}
      style={style}
    >
      {Array.from({ length: lines }, (_, line) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholder lines have no identity
          key={line}
          className={skeleton}
          style={{ width: line === lines - 1 ? '60%' : width, height }}
        />
      ))}
    </span>
  );
}

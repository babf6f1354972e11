import type { ComponentPropsWithRef } from 'react';
import { lines as lineStack, skeleton } from './Skeleton.css';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** How many lines of text to stand in for; one by default. */
  lines?: number;
  /** Any CSS width; the whole width by default. */
  width?: string;
  /** Any CSS height; that of a line of text by default. */
  height?: string;
}

/** Holds the place of what is loading for the first time. Say "loading" beside it once: this is not read aloud. */
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
          // biome-ignore lint/suspicious/noArrayIndexKey: lines that stand for nothing have no other name
          key={line}
          className={skeleton}
          // The last line of a paragraph is shorter.
          style={{ width: line === lines - 1 ? '60%' : width, height }}
        />
      ))}
    </span>
  );
}

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { badge } from './Badge.css';

export const badgeTones = ['neutral', 'positive', 'caution', 'critical', 'info'] as const;

export type BadgeTone = (typeof badgeTones)[number];

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** What the state means to the reader; the words say it too, so that no colour stands alone. */
  tone?: BadgeTone;
  /** The state in words. */
  children: ReactNode;
}

/** A state in a word or two. */
export function Badge({ tone, className, ...rest }: BadgeProps) {
  const look = badge({ tone });
  return <span {...rest} className={className ? `${look} ${className}` : look} />;
}

import type { ComponentPropsWithRef, ReactNode } from 'react';
import { badge } from './Badge.css';

export const badgeTones = ['neutral', 'positive', 'caution', 'critical', 'info'] as const;

export type BadgeTone = (typeof badgeTones)[number];

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** Meaning of the state, shown as a colour; the text must say it too. */
  tone?: BadgeTone;
  /** The state in words. */
  children: ReactNode;
}

/** Shows a state in one or two words. */
export function Badge({ tone, className, ...rest }: BadgeProps) {
  const look = badge({ tone });
  return <span {...rest} className={className ? `${look} ${className}` : look} />;
}

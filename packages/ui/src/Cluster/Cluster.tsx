import type { ComponentPropsWithRef } from 'react';
import { clusterAlignments, clusterGaps, clusterJustifications } from '../theme/layout.css';
import type { space } from '../theme/tokens';

export interface ClusterProps extends ComponentPropsWithRef<'div'> {
  /** The HTML element; `div` by default. A `span` can be part of a line of text. */
  as?: 'div' | 'span' | 'p' | 'ul' | 'li';
  /** Space between the children, and between the rows; `small` (8 px) by default. */
  gap?: keyof typeof space;
  /** How the children of a row are aligned; `center` by default. */
  align?: keyof typeof clusterAlignments;
  /** How the children share the width; `start` by default. */
  justify?: keyof typeof clusterJustifications;
}

/** Arranges its children next to each other, in several rows if they do not fit into one. */
export function Cluster({
  as: Tag = 'div',
  gap = 'small',
  align = 'center',
  justify = 'start',
  className,
  ...rest
}: ClusterProps) {
  const looks = [clusterGaps[gap], clusterAlignments[align], clusterJustifications[justify], className];
  // The elements take the same attributes, but React types their refs differently.
  return <Tag {...(rest as object)} className={looks.filter(Boolean).join(' ')} />;
}

import type { ComponentPropsWithRef } from 'react';
import { legend, swatch } from './Matrix.css';
import type { MatrixMark } from './matrix-model';

export interface MatrixLegendProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** The marks of the `Matrix`, in order. */
  marks: Readonly<Record<string, MatrixMark>>;
}

/** Explains the marks of a `Matrix`. It is hidden from screen readers, because the cells contain the same words. */
export function MatrixLegend({ marks, className, ...rest }: MatrixLegendProps) {
  return (
    <ul aria-hidden="true" data-legend="" {...rest} className={className ? `${legend} ${className}` : legend}>
      {Object.entries(marks).map(([key, { label, tone, symbol }]) => (
        <li key={key} className={swatch[tone]} data-symbol={symbol}>
          {label}
        </li>
      ))}
    </ul>
  );
}

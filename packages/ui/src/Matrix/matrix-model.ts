import type { ReactNode } from 'react';

export interface MatrixColumn {
  id: string | number;
  /** Full head of the column, such as the date of a class; if `short` is set, it is for screen readers only. */
  label: ReactNode;
  /** Visible head of a narrow column, such as the day of the month. */
  short?: ReactNode;
  /** Head over neighbouring columns with the same group, such as their month. */
  group?: { id: string | number; label: ReactNode };
}

export interface MatrixRow {
  id: string | number;
  /** Head of the row, such as a student's name. */
  label: ReactNode;
}

export interface MatrixMark {
  /** Meaning of the mark, read in each cell and shown in the legend: `présent - present`. */
  label: ReactNode;
  /** Screen-reader text in the document's language, one plain word: cheaper than `label` in large matrices. */
  spoken?: string;
  /** Colour by meaning; `open` is an outline for something in the future. */
  tone: 'neutral' | 'positive' | 'caution' | 'critical' | 'info' | 'open';
  /** One or two letters in the cell, so that the mark is not colour alone; optional for `open`. */
  symbol?: string;
}

export interface ColumnGroup {
  id: string | number;
  label: ReactNode;
  span: number;
}

/** Returns the group heads from left to right; empty if no column has a group. */
export function columnGroups(columns: readonly MatrixColumn[]): ColumnGroup[] {
  if (columns.every(({ group }) => group === undefined)) return [];
  const groups: ColumnGroup[] = [];
  let current: MatrixColumn['group'];
  for (const { id, group } of columns) {
    const last = groups.at(-1);
    if (last && group && current?.id === group.id) last.span += 1;
    else groups.push({ id, label: group?.label, span: 1 });
    current = group;
  }
  return groups;
}

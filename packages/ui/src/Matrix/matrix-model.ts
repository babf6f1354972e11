import type { ReactNode } from 'react';

export interface MatrixColumn {
  /** Names the column among its neighbours. */
  id: string | number;
  /** What the column is, in full; shown where `short` is missing, else read aloud: a lesson's date. */
  label: ReactNode;
  /** What narrow columns show instead, such as the day of the month. */
  short?: ReactNode;
  /** A head over neighbouring columns of the same group, such as their month. */
  group?: { id: string | number; label: ReactNode };
}

export interface MatrixRow {
  /** Names the row among its neighbours. */
  id: string | number;
  /** What the row is: a student's name. */
  label: ReactNode;
}

export interface MatrixMark {
  /** What the mark says, read aloud in each cell and shown in the legend: `présent - present`. */
  label: ReactNode;
  /** What is read aloud instead, in the language of the document, where cells go into thousands: a word, no elements. */
  spoken?: string;
  /** Its colour by meaning; `open` is an outline for what is still to come. */
  tone: 'neutral' | 'positive' | 'caution' | 'critical' | 'info' | 'open';
  /** One or two letters in the cell, so that the mark is not a colour alone; `open` may do without. */
  symbol?: string;
}

/** A head over one or more columns. */
export interface ColumnGroup {
  id: string | number;
  label: ReactNode;
  /** Over how many columns. */
  span: number;
}

/** The heads over the columns, from left to right; none when no column names a group. */
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

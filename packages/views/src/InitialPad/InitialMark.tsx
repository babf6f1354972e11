import { type GivenInitial, initialGrid } from '@portal/domain';
import { letters, mark as markClass, stroke } from './InitialPad.css';
import { initialPadWords } from './initial-pad-words';

export type InitialMarkProps = Pick<GivenInitial, 'how' | 'mark'>;

/** Initials as they were given: the drawing, or the letters. */
export function InitialMark({ how, mark }: InitialMarkProps) {
  const { plain } = initialPadWords.useWords();
  if (how === 'typed') return <span className={letters}>{mark}</span>;
  return (
    <svg
      role="img"
      aria-label={plain('drawnMark')}
      viewBox={`0 0 ${initialGrid.width} ${initialGrid.height}`}
      className={markClass}
    >
      <path className={stroke} style={{ strokeWidth: 10 }} d={mark} />
    </svg>
  );
}

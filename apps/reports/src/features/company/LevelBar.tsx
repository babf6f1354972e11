import { type CefrLevel, cefrLevels } from '@portal/domain';
import { Meter } from '@portal/ui';
import { levelBar } from './company.css';

/** The six named levels; `Pre-A1` is below the first. */
const steps = cefrLevels.length - 1;

export type LevelBarProps = { level: CefrLevel };

/** Shows a CEFR level as a bar of six steps, followed by its name. */
export function LevelBar({ level }: LevelBarProps) {
  return (
    <Meter value={cefrLevels.indexOf(level)} max={steps} segments={steps} text={level} className={levelBar} />
  );
}

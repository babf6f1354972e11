import type { CalendarDate } from '../calendar/calendar-date.ts';
import { chosenId, formObject, optionalText, requiredChoice, requiredDate } from '../refusal/form-fields.ts';
import { type FormText, fieldText } from '../refusal/form-text.ts';
import { refusal } from '../refusal/refusal-code.ts';
import {
  isLevelOf,
  isSkillOf,
  type LevelScale,
  levelScales,
  type ScaleResult,
  type ScaleSkill,
  scaleSkills,
  scaleSourceLimit,
  skillsOfScale,
} from './level-scale.ts';

/** Validated values of the form of a result; a skill without a level is null. */
export type ScaleResultFormValues = {
  languageId: number;
  scale: LevelScale;
  testedOn: CalendarDate;
  source: string | null;
} & Record<ScaleSkill, string | null>;

/** The text of a form of a result. */
export type ScaleResultFormText = FormText<ScaleResultFormValues>;

/** Returns the form of a result, or of a new one in this language. */
export function scaleResultFormText(
  result: ScaleResult | null,
  languageId: number | null = null,
): ScaleResultFormText {
  const level = (skill: ScaleSkill) => result?.levels[skill] ?? '';
  return {
    languageId: fieldText(result ? (result.language?.id ?? null) : languageId),
    scale: result?.scale ?? '',
    testedOn: result?.testedOn ?? '',
    source: result?.source ?? '',
    listening: level('listening'),
    speaking: level('speaking'),
    reading: level('reading'),
    writing: level('writing'),
    oral: level('oral'),
  };
}

/**
 * Returns the schema of a result, which cannot have been tested after `today`. At least one skill of the scale is
 * required; a level that is left from another scale is dropped, because its field is not on screen.
 */
export function scaleResultSchema(today: CalendarDate) {
  return formObject({
    languageId: chosenId(),
    scale: requiredChoice(levelScales),
    testedOn: requiredDate().refine((day) => day <= today, { error: refusal('date-in-future') }),
    source: optionalText(scaleSourceLimit),
    listening: optionalText(),
    speaking: optionalText(),
    reading: optionalText(),
    writing: optionalText(),
    oral: optionalText(),
  }).transform((typed, context): ScaleResultFormValues => {
    const { scale } = typed;
    const levelOf = (skill: ScaleSkill) => {
      const level = typed[skill];
      return level !== null && isSkillOf(scale, skill) && isLevelOf(scale, level) ? level : null;
    };
    const levels = {
      listening: levelOf('listening'),
      speaking: levelOf('speaking'),
      reading: levelOf('reading'),
      writing: levelOf('writing'),
      oral: levelOf('oral'),
    };
    if (scaleSkills.every((skill) => levels[skill] === null))
      context.addIssue({
        code: 'custom',
        path: [skillsOfScale[scale][0]],
        message: refusal('level-missing'),
      });
    return { ...typed, ...levels };
  });
}

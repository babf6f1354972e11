import { type CourseType, courseTypeNames } from '@portal/domain';
import { PairText, type PairTextProps } from '@portal/i18n';

export interface CourseTypeNameProps extends Pick<PairTextProps, 'layout'> {
  type: Pick<CourseType, 'name' | 'nameEn'>;
}

/** The name of a course type in the current language mode. */
export function CourseTypeName({ type, layout }: CourseTypeNameProps) {
  return <PairText value={courseTypeNames(type)} layout={layout} />;
}

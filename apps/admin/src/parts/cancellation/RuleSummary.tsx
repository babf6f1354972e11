import type { CancellationRule } from '@portal/domain';
import { DescriptionList, Stack } from '@portal/ui';
import { cancellationWords } from './cancellation-words';
import { OutcomeText } from './OutcomeText';

/** The notice of a rule and who bears a late cancellation, for classes with one student and of groups. */
export function RuleSummary({ rule }: { rule: CancellationRule }) {
  const { t } = cancellationWords.useWords();
  return (
    <DescriptionList
      items={(['single', 'group'] as const).map((kind) => {
        const { notice, late } = rule[kind];
        return {
          id: kind,
          term: t(`kind.${kind}`),
          value: (
            <Stack gap="xsmall">
              <div>{t(`notice.${notice.unit}`, { count: notice.count })}</div>
              <OutcomeText outcome={late} />
            </Stack>
          ),
        };
      })}
    />
  );
}

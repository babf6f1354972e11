import { useHasExtension, useHolidayRegions, useHolidays, useOrganisation } from '@portal/api-client';
import { daysAfter, type ListedHoliday, usualHolidayRegion } from '@portal/domain';
import { datePair, PairText } from '@portal/i18n';
import { QueryState } from '@portal/records';
import { useToday } from '@portal/shell';
import {
  Badge,
  Button,
  ButtonLink,
  Cluster,
  DataTable,
  DeleteIcon,
  EmptyState,
  Heading,
  IconButton,
  SelectField,
  Stack,
  type TableColumn,
  Text,
  UndoIcon,
} from '@portal/ui';
import { useMemo, useState } from 'react';
import { pathTo } from '../../../paths';
import { closedDaysWords } from './closed-days-words';
import { HolidayDialog } from './HolidayDialog';
import { HolidayRowDialog } from './HolidayRowDialog';
import * as styles from './Holidays.css';

/** Number of years to choose from, starting with the current one; longer than any plan. */
const shownYears = 11;

/** The holidays that plans skip, of a year or of the next twelve months. The office can correct them (DECISION-93). */
export function Holidays() {
  const { t, plain, stack } = closedDaysWords.useWords();
  const canCorrect = useHasExtension('organisation');
  const today = useToday();
  const thisYear = Number(today.slice(0, 4));
  const { data, error, retry, isValidating } = useHolidays();
  const [shown, setShown] = useState('coming');
  const [isAdding, setAdding] = useState(false);
  const [changing, setChanging] = useState<ListedHoliday | null>(null);
  const rows = useMemo(
    () =>
      data?.filter(({ date }) =>
        shown === 'coming' ? today <= date && date < daysAfter(today, 365) : date.startsWith(shown),
      ),
    [data, shown, today],
  );
  const columns = useMemo(
    (): readonly TableColumn<ListedHoliday>[] => [
      { id: 'date', header: t('holidays.day'), width: 260, phone: 'title', cell: Day },
      { id: 'name', header: t('name'), width: 190, cell: ({ name }) => <span lang="fr">{name}</span> },
      {
        id: 'nameEn',
        header: t('nameEn'),
        width: 190,
        cell: ({ nameEn }) => <span lang="en">{nameEn}</span>,
      },
      ...(canCorrect
        ? ([
            {
              id: 'actions',
              header: t('actions'),
              hideHeader: true,
              width: 60,
              align: 'end',
              phone: 'corner',
              cell: (holiday) => {
                const names = { name: holiday.name, day: datePair(holiday.date) };
                return holiday.isObserved ? (
                  <IconButton icon={DeleteIcon} tone="critical" onClick={() => setChanging(holiday)}>
                    {t('remove.label', names)}
                  </IconButton>
                ) : (
                  <IconButton icon={UndoIcon} onClick={() => setChanging(holiday)}>
                    {t('restore.label', names)}
                  </IconButton>
                );
              },
            },
          ] satisfies TableColumn<ListedHoliday>[])
        : []),
    ],
    [t, canCorrect],
  );
  return (
    <Stack as="section">
      <Heading level={2} look="section">
        {t('holidays.title')}
      </Heading>
      <Text as="div" tone="soft">
        {stack('holidays.text')}
      </Text>
      {canCorrect && <Region />}
      <div className={styles.tools}>
        <SelectField
          label={t('holidays.shown')}
          value={shown}
          onChange={({ currentTarget }) => setShown(currentTarget.value)}
          options={[
            { value: 'coming', label: plain('holidays.coming') },
            ...Array.from({ length: shownYears }, (_, place) => {
              const year = String(thisYear + place);
              return { value: year, label: year };
            }),
          ]}
        />
        {canCorrect && (
          <Cluster>
            <ButtonLink href={pathTo('admin.settings.organisation')}>{t('holidays.choose')}</ButtonLink>
            <Button onClick={() => setAdding(true)}>{t('holidays.add')}</Button>
          </Cluster>
        )}
      </div>
      {error && !data ? (
        <QueryState error={error} retry={retry} />
      ) : (
        <DataTable
          caption={t('holidays.caption')}
          columns={columns}
          rows={rows}
          rowKey={({ date }) => date}
          busy={isValidating}
          loadingLabel={t('holidays.loading')}
        >
          {rows?.length === 0 && <EmptyState title={stack('holidays.empty')} />}
        </DataTable>
      )}
      {isAdding && <HolidayDialog onClose={() => setAdding(false)} />}
      {changing && <HolidayRowDialog holiday={changing} onClose={() => setChanging(null)} />}
    </Stack>
  );
}

/** Names the region of the holidays, with a link to change it. */
function Region() {
  const { stack } = closedDaysWords.useWords();
  const organisation = useOrganisation();
  const regions = useHolidayRegions();
  const code = organisation.data && (organisation.data.holidayRegion ?? usualHolidayRegion);
  const region = regions.data?.find((one) => one.code === code);
  return (
    <>
      {region && (
        <Text as="div" tone="soft">
          {stack('holidays.region', { region: { fr: region.name, en: region.nameEn } })}
        </Text>
      )}
      {code !== undefined && code !== usualHolidayRegion && (
        <Text as="div" tone="soft">
          {stack('holidays.check')}
        </Text>
      )}
    </>
  );
}

/** The day, marked if the office added or removed it. */
function Day({ date, isObserved, correctionId }: ListedHoliday) {
  const { t } = closedDaysWords.useWords();
  const day = <PairText value={datePair(date, { weekday: true })} />;
  if (correctionId === null) return day;
  return (
    <Cluster gap="small">
      <span>{day}</span>
      <Badge tone={isObserved ? 'info' : 'neutral'}>
        {t(isObserved ? 'holidays.added' : 'holidays.removed')}
      </Badge>
    </Cluster>
  );
}

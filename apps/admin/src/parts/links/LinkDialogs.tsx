import { useLinkDefaults, useLinks, useSetLinkDefaults } from '@portal/api-client';
import {
  type CalendarDate,
  isCalendarDate,
  type LinkDefaults,
  type LinkKind,
  lastDayOfLink,
  linkOwnerName,
  linkPeriods,
  type PrivateLink,
} from '@portal/domain';
import { DateText } from '@portal/i18n';
import { ActionDialog, FormDialog, RefusedBanner } from '@portal/records';
import { soft } from '@portal/records/cells';
import { useToast, useToday } from '@portal/shell';
import { Combobox, DateField, RadioGroup } from '@portal/ui';
import { useComboboxWords } from '@portal/views';
import { useId, useRef, useState } from 'react';
import { linkDialogWords } from './link-dialog-words';
import * as styles from './links.css';
import { NewExpiry } from './NewExpiry';
import type { LinkChanges } from './useLinkChanges';

export interface LinksDialogProps {
  /** The links to change, one or several. */
  links: readonly PrivateLink[];
  changes: LinkChanges;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before links are replaced or a first link is created, and shows when the new links expire. */
function RenewDialog({ links, changes, onDone, onClose }: LinksDialogProps) {
  const { t, stack, pair } = linkDialogWords.useWords();
  const [first] = links;
  const isFirst = links.every(({ state }) => state === 'none');
  const name = first ? linkOwnerName(first) : '';
  const title = isFirst ? stack('firstTitle', { name }) : stack('renewTitle', { name });
  return (
    <ActionDialog
      title={links.length === 1 ? title : stack('renewSeveral', { count: links.length })}
      confirmLabel={t(isFirst ? 'create' : 'renew')}
      tone={isFirst ? undefined : 'critical'}
      action={() => changes.renew(links)}
      refused={pair('refused')}
      onDone={onDone}
      onClose={onClose}
    >
      <p>{stack(isFirst ? 'firstText' : 'renewText')}</p>
      <NewExpiry links={links} />
    </ActionDialog>
  );
}

/** Asks before links are revoked permanently. */
function RevokeDialog({ links, changes, onDone, onClose }: LinksDialogProps) {
  const { t, stack, pair } = linkDialogWords.useWords();
  const [first] = links;
  return (
    <ActionDialog
      title={
        links.length === 1 && first
          ? stack('revokeTitle', { name: linkOwnerName(first) })
          : stack('revokeSeveral', { count: links.length })
      }
      confirmLabel={t('revoke')}
      tone="critical"
      action={() => changes.revoke(links)}
      refused={pair('refused')}
      onDone={onDone}
      onClose={onClose}
    >
      <p>{stack('revokeText')}</p>
    </ActionDialog>
  );
}

type Choice = `${(typeof linkPeriods)[number]}` | 'none' | 'date';

/** Sets the expiry date of links: a period from today, a date, or none. */
function ExpiryDialog({ links, changes, onDone, onClose }: LinksDialogProps) {
  const { t, stack } = linkDialogWords.useWords();
  const today = useToday();
  const [first] = links;
  const present = links.length === 1 ? (first?.expiresOn ?? null) : null;
  const [choice, setChoice] = useState<Choice>(present === null ? '90' : 'date');
  const [date, setDate] = useState(present ?? '');
  const isPast = choice === 'date' && (!isCalendarDate(date) || date < today);
  const save = useSaving();
  const day = (): CalendarDate | null =>
    choice === 'date' ? date : lastDayOfLink(choice === 'none' ? null : Number(choice), today);
  const periods: readonly Choice[] = [...linkPeriods.map((days) => `${days}` as const), 'none', 'date'];
  return (
    <FormDialog
      size="small"
      title={
        links.length === 1 && first
          ? stack('expiryTitle', { name: linkOwnerName(first) })
          : stack('expirySeveral', { count: links.length })
      }
      formProps={{
        id: save.id,
        noValidate: true,
        onSubmit: save.submit(!isPast, () => changes.setExpiry(links, day()), onDone),
      }}
      busy={save.busy}
      submitLabel={t('save')}
      onClose={onClose}
    >
      <RadioGroup<Choice>
        label={t('lastDay')}
        hideLabel
        options={periods.map((value) => ({
          value,
          label: <Period choice={value} today={today} />,
        }))}
        value={choice}
        onValueChange={setChoice}
      />
      {choice === 'date' && (
        <DateField
          label={t('date')}
          min={today}
          value={date}
          onChange={({ target }) => setDate(target.value)}
          message={save.wasTried && isPast ? t('past') : undefined}
        />
      )}
      {save.refusal && <RefusedBanner error={save.refusal.error}>{stack('refused')}</RefusedBanner>}
    </FormDialog>
  );
}

function Period({ choice, today }: { choice: Choice; today: string }) {
  const { t } = linkDialogWords.useWords();
  const day = choice === 'none' || choice === 'date' ? null : lastDayOfLink(Number(choice), today);
  return (
    <span className={styles.period}>
      {t(`days.${choice}`)}
      {day && (
        <span className={soft}>
          <DateText value={day} />
        </span>
      )}
    </span>
  );
}

/** Submits a form once at a time and keeps the reason if it is rejected. */
function useSaving() {
  const id = useId();
  const underWay = useRef(false);
  const [state, setState] = useState<{
    busy: boolean;
    wasTried: boolean;
    refusal: { error: unknown } | null;
  }>({ busy: false, wasTried: false, refusal: null });
  const submit =
    (isValid: boolean, save: () => Promise<unknown>, onDone: () => void) =>
    async (event: { preventDefault: () => void }) => {
      event.preventDefault();
      if (underWay.current) return;
      setState({ busy: isValid, wasTried: true, refusal: null });
      if (!isValid) return;
      underWay.current = true;
      try {
        await save();
        onDone();
      } catch (error) {
        setState({ busy: false, wasTried: true, refusal: { error } });
      } finally {
        underWay.current = false;
      }
    };
  return { id, submit, ...state };
}

/** Sets the default lifetime of new links. */
export function DefaultsDialog({ onClose }: { onClose: () => void }) {
  const { data, retry } = useLinkDefaults();
  return data ? <DefaultsForm was={data} onRefused={retry} onClose={onClose} /> : null;
}

interface DefaultsFormProps {
  was: LinkDefaults;
  /** Reloads the current default. */
  onRefused: () => Promise<unknown>;
  onClose: () => void;
}

function DefaultsForm({ was, onRefused, onClose }: DefaultsFormProps) {
  const { t, stack, pair } = linkDialogWords.useWords();
  const toast = useToast();
  const setDefaults = useSetLinkDefaults();
  const today = useToday();
  const before = was.expiresAfterDays === null ? 'none' : String(was.expiresAfterDays);
  const known: readonly string[] = [...linkPeriods.map(String), 'none'];
  const [choice, setChoice] = useState(known.includes(before) ? (before as Choice) : '90');
  const save = useSaving();
  const days = choice === 'none' ? null : Number(choice);
  return (
    <FormDialog
      size="small"
      title={stack('defaultExpiry')}
      formProps={{
        id: save.id,
        onSubmit: save.submit(
          true,
          async () => {
            try {
              await setDefaults(was, days);
            } catch (error) {
              await onRefused();
              throw error;
            }
          },
          () => {
            toast.success(pair('defaultsSet'));
            onClose();
          },
        ),
      }}
      busy={save.busy}
      submitLabel={t('save')}
      onClose={onClose}
    >
      <p>{stack('defaultsText')}</p>
      <RadioGroup<Choice>
        label={t('lastDay')}
        hideLabel
        options={(known as readonly Choice[]).map((value) => ({
          value,
          label: <Period choice={value} today={today} />,
        }))}
        value={choice}
        onValueChange={setChoice}
      />
      {save.refusal && <RefusedBanner error={save.refusal.error}>{stack('refused')}</RefusedBanner>}
    </FormDialog>
  );
}

/** Creates the link of a person without one. */
export function CreateDialog({
  kind,
  changes,
  onDone,
  onClose,
}: Omit<LinksDialogProps, 'links'> & { kind: LinkKind }) {
  const { t, stack } = linkDialogWords.useWords();
  const words = useComboboxWords();
  const without = useLinks({ kind, state: 'none', pageSize: 5000 });
  const [chosen, setChosen] = useState('');
  const save = useSaving();
  const link = without.data?.rows.find(({ id }) => String(id) === chosen);
  return (
    <FormDialog
      size="small"
      title={stack('createLink')}
      formProps={{
        id: save.id,
        noValidate: true,
        onSubmit: save.submit(link !== undefined, () => changes.renew(link ? [link] : []), onDone),
      }}
      busy={save.busy}
      submitLabel={t('create')}
      onClose={onClose}
    >
      <Combobox
        label={t(`for.${kind}`)}
        options={(without.data?.rows ?? []).map((one) => ({
          value: String(one.id),
          label: linkOwnerName(one),
        }))}
        loading={without.isLoading}
        words={words}
        value={chosen}
        onValueChange={setChosen}
        hint={without.data?.rows.length === 0 ? t('nobody') : undefined}
        message={save.wasTried && !link ? t('choose') : undefined}
      />
      <NewExpiry />
      {(save.refusal || without.error) && (
        <RefusedBanner error={save.refusal?.error ?? without.error}>{stack('refused')}</RefusedBanner>
      )}
    </FormDialog>
  );
}

const stepDialogs = { renew: RenewDialog, expiry: ExpiryDialog, revoke: RevokeDialog };

/** The dialog for an action on links. */
export function StepDialog({ step, ...props }: LinksDialogProps & { step: keyof typeof stepDialogs }) {
  const ChosenStep = stepDialogs[step];
  return <ChosenStep {...props} />;
}

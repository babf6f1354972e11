import {
  type ComponentPropsWithRef,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Heading } from '../Heading/Heading';
import { Icon } from '../Icon/Icon';
import { ChevronDownIcon } from '../icons';
import * as styles from './Accordion.css';

export interface AccordionSection<Id extends string = string> {
  id: Id;
  title: ReactNode;
  /** Shown opposite the title, even when the section is collapsed: a badge or a button. */
  aside?: ReactNode;
  /** The collapsible content. It stays mounted, so input in it is kept. */
  content: ReactNode;
}

export interface AccordionProps<Id extends string = string>
  extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The sections, in reading order. */
  sections: readonly AccordionSection<Id>[];
  /** Heading level of the sections; `2` by default. */
  level?: 2 | 3;
  /** `cards` (default) gives each section its own surface; `list` separates them with lines, inside a card. */
  look?: 'cards' | 'list';
  /** Opening one section collapses the others. */
  single?: boolean;
  /** Ids of the sections that are open initially; none by default. */
  defaultOpen?: readonly Id[];
  /** Ids of the open sections when the caller controls them. */
  open?: readonly Id[];
  /** Called with the ids of all open sections after each change. */
  onOpenChange?: (open: readonly Id[]) => void;
}

/** Collapsible sections (ARIA APG: accordion). Find-in-page expands them; printing shows everything. */
export function Accordion<Id extends string>({
  sections,
  level = 2,
  look = 'cards',
  single = false,
  defaultOpen = [],
  open: controlledOpen,
  onOpenChange,
  className,
  ...rest
}: AccordionProps<Id>) {
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const open = controlledOpen ?? ownOpen;
  // Collapsed content renders after the first paint, because a class can have 200 students.
  const isFirstPainted = useDeferredValue(true, false);
  const toggle = (id: Id) => {
    const others = single ? [] : open.filter((other) => other !== id);
    const next = open.includes(id) ? open.filter((other) => other !== id) : [...others, id];
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  return (
    <div {...rest} className={className ? `${styles.accordion[look]} ${className}` : styles.accordion[look]}>
      {sections.map(({ id, title, aside, content }) => (
        <Section
          key={id}
          title={title}
          aside={aside}
          content={isFirstPainted || open.includes(id) ? content : null}
          level={level}
          look={look}
          isOpen={open.includes(id)}
          // The ARIA APG advises against the region role when there are many panels.
          isLandmark={sections.length <= 6}
          onToggle={() => toggle(id)}
        />
      ))}
    </div>
  );
}

interface SectionProps extends Omit<AccordionSection, 'id'> {
  level: 2 | 3;
  look: 'cards' | 'list';
  isOpen: boolean;
  isLandmark: boolean;
  onToggle: () => void;
}

function Section({ title, aside, content, level, look, isOpen, isLandmark, onToggle }: SectionProps) {
  const panel = useRef<HTMLDivElement>(null);
  const buttonId = useId();
  const panelId = useId();

  useLayoutEffect(() => {
    // React supports `hidden` only as a boolean.
    if (isOpen) panel.current?.removeAttribute('hidden');
    else panel.current?.setAttribute('hidden', 'until-found');
  }, [isOpen]);

  useEffect(() => {
    const element = panel.current;
    // Browsers fire this only on a collapsed panel, just before find-in-page reveals it.
    element?.addEventListener('beforematch', onToggle);
    return () => element?.removeEventListener('beforematch', onToggle);
  }, [onToggle]);

  return (
    <div className={styles.section[look]}>
      <div className={styles.head}>
        <Heading level={level} look={look === 'cards' ? 'section' : 'item'} className={styles.heading}>
          <button
            type="button"
            id={buttonId}
            aria-expanded={isOpen}
            aria-controls={panelId}
            className={styles.button}
            onClick={onToggle}
          >
            <Icon of={ChevronDownIcon} className={styles.chevron} />
            <span>{title}</span>
          </button>
        </Heading>
        {aside}
      </div>
      <div
        ref={panel}
        id={panelId}
        {...(isLandmark && isOpen ? { role: 'region', 'aria-labelledby': buttonId } : undefined)}
        className={styles.panel}
      >
        <div className={styles.content}>{content}</div>
      </div>
    </div>
  );
}

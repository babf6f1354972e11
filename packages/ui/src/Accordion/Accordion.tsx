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
  /** Names the section among its neighbours, such as `outline`. */
  id: Id;
  /** What the section holds; its heading. */
  title: ReactNode;
  /** What stands opposite the title and can be seen when it is folded: a badge, a button. */
  aside?: ReactNode;
  /** What is folded away; it stays in the page, so that nothing typed into it is lost. */
  content: ReactNode;
}

export interface AccordionProps<Id extends string = string>
  extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** In reading order. */
  sections: readonly AccordionSection<Id>[];
  /** The headings' place in the outline of the page; `2` by default. */
  level?: 2 | 3;
  /** `cards` (default) on surfaces of their own; `list` with lines between them, within a card or a drawer. */
  look?: 'cards' | 'list';
  /** Opening one folds the others. */
  single?: boolean;
  /** The ids of the sections open at first; none when left out. */
  defaultOpen?: readonly Id[];
  /** The ids of the open sections, where the caller keeps them. */
  open?: readonly Id[];
  /** Called with the ids that are open now. */
  onOpenChange?: (open: readonly Id[]) => void;
}

/**
 * Sections that can be folded away (ARIA APG, accordion). The browser's search still finds what is folded, and
 * unfolds it; paper shows everything.
 */
export function Accordion<Id extends string>({
  sections,
  level = 2,
  look = 'cards',
  single = false,
  defaultOpen = [],
  open: kept,
  onOpenChange,
  className,
  ...rest
}: AccordionProps<Id>) {
  const [own, setOwn] = useState(defaultOpen);
  const open = kept ?? own;
  // What is folded is drawn once what can be seen is painted: a class has 200 students.
  const isFirstPainted = useDeferredValue(true, false);
  const toggle = (id: Id) => {
    const others = single ? [] : open.filter((other) => other !== id);
    const next = open.includes(id) ? open.filter((other) => other !== id) : [...others, id];
    setOwn(next);
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
          // Not for so many that the landmarks would lead nowhere (ARIA APG).
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
    // React knows `hidden` only as yes or no.
    if (isOpen) panel.current?.removeAttribute('hidden');
    else panel.current?.setAttribute('hidden', 'until-found');
  }, [isOpen]);

  useEffect(() => {
    const element = panel.current;
    // Heard only while folded, when the browser is about to show what was searched for.
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

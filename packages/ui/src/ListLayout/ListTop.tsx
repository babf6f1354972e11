import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { ButtonLink } from '../Button/ButtonLink';
import { useIsCompact, useIsPhone } from '../DataTable/useIsPhone';
import { type IconShape, PlusIcon } from '../icons';
import { PageHead } from '../PageHead/PageHead';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css';
import { createButton } from './ListLayout.css';
import { ListToolsContext } from './list-parts';

/** The button that creates a record of the list. */
export interface ListCreate {
  label: ReactNode;
  /** A plus when left out. */
  icon?: IconShape;
  /** The page with the form. */
  href?: string;
  /** Called in place of opening a page. */
  onClick?: () => void;
}

export interface ListTopProps {
  /** The `h1` of the list. On a phone the navbar shows the name of the page, and it is only heard. */
  title: ReactNode;
  /** What can be done with the whole list; on a phone and a tablet in the sheet of the filters. */
  tools?: ReactNode;
  /** On a phone it floats over the lower right corner. */
  create?: ListCreate;
  /** The `FilterBar`. */
  filters?: ReactNode;
}

/** What stands above the rows of a list. On a phone that is one toolbar of at most 120 px: the first screen belongs to the rows. */
export function ListTop({ title, tools, create, filters }: ListTopProps) {
  const isPhone = useIsPhone();
  const isCompact = useIsCompact();
  const actions = (
    <>
      {!isCompact && tools}
      {create && <CreateButton {...create} />}
    </>
  );
  return (
    <ListToolsContext value={isCompact ? tools : null}>
      {isPhone ? (
        <>
          <h1 className={visuallyHidden}>{title}</h1>
          {create && <CreateButton {...create} floats />}
        </>
      ) : (
        <PageHead title={title} actions={(create || !isCompact) && actions} />
      )}
      {filters}
    </ListToolsContext>
  );
}

function CreateButton({
  label,
  icon = PlusIcon,
  href,
  onClick,
  floats = false,
}: ListCreate & { floats?: boolean }) {
  const props = {
    variant: 'primary',
    icon,
    className: floats ? createButton : undefined,
    children: floats ? <VisuallyHidden>{label}</VisuallyHidden> : label,
  } as const;
  return href === undefined ? <Button {...props} onClick={onClick} /> : <ButtonLink {...props} href={href} />;
}

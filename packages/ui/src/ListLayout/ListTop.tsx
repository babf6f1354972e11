import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { ButtonLink } from '../Button/ButtonLink';
import { useIsCompact, useIsPhone } from '../DataTable/useIsPhone';
import { type IconShape, PlusIcon } from '../icons';
import { PageHead } from '../PageHead/PageHead';
import { visuallyHidden } from '../theme/primitives.css';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { AreaMenu } from './AreaMenu';
import { createButton } from './ListLayout.css';
import { ListToolsContext } from './list-parts';

/** The button that creates a record. */
export interface ListCreate {
  label: ReactNode;
  icon?: IconShape;
  /** URL of the form page. */
  href?: string;
  /** Called instead of opening a page. */
  onClick?: () => void;
}

export interface ListTopProps {
  /** The `h1` of the list. On phones it is visually hidden, because the navbar shows the page name. */
  title: ReactNode;
  /** Actions for the whole list; on phones and tablets they are in the filter sheet. */
  tools?: ReactNode;
  /** The most important actions; next to the title on tablets too, and in the filter sheet on phones. */
  keyTools?: ReactNode;
  /** The create button; on phones it floats over the bottom right corner. */
  create?: ListCreate;
  /** The `FilterBar`. Without one, phones show only the menu of the area. */
  filters?: ReactNode;
}

/** The part above the rows of a list; on phones one toolbar of at most 120 px. */
export function ListTop({ title, tools, keyTools, create, filters }: ListTopProps) {
  const isPhone = useIsPhone();
  const isCompact = useIsCompact();
  const actions = (
    <>
      {keyTools}
      {!isCompact && tools}
      {create && <CreateButton {...create} />}
    </>
  );
  const inSheet =
    isPhone && keyTools ? (
      <>
        {keyTools}
        {tools}
      </>
    ) : (
      tools
    );
  return (
    <ListToolsContext value={isCompact ? inSheet : null}>
      {isPhone ? (
        <>
          <h1 className={visuallyHidden}>{title}</h1>
          {create && <CreateButton {...create} floats />}
        </>
      ) : (
        <PageHead title={title} actions={(create || keyTools || !isCompact) && actions} />
      )}
      {filters ?? <AreaMenu />}
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

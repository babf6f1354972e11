import { PairText, plainText, type TextPair, useLanguageMode } from '@portal/i18n';
import { ListContent, type ListContentProps } from '@portal/ui';
import { useContext } from 'react';
import { PageTitle } from '../layout/PageTitle';
import { AreaTitle } from './AreaTitle';

/** Returns the title of the open page of an area. Throws outside of areas. */
export function useAreaTitle(): TextPair {
  const title = useContext(AreaTitle);
  if (!title) throw new Error('This page needs an AreaTitle around it.');
  return title;
}

/** The content of a page of an area, under the title that the area has for it. */
export function AreaContent({ children, ...rest }: Omit<ListContentProps, 'title'>) {
  const title = useAreaTitle();
  const [mode] = useLanguageMode();
  return (
    <ListContent {...rest} title={<PairText value={title} />}>
      <PageTitle>{plainText(title, mode)}</PageTitle>
      {children}
    </ListContent>
  );
}

import {
  DefaultLayout,
  type DefaultLayoutProps,
  ListContent,
  type ListContentProps,
  ListLayout,
  type ListLayoutProps,
  PageFrame,
} from '@portal/ui';
import { createContext, type ReactNode, useContext } from 'react';
import { Outlet } from 'react-router-dom';
import { PortalFooter } from './PortalFooter';
import { PortalNavbar } from './PortalNavbar';
import { shellWords } from './shell-words';

/** Whether the navbar stands already around the page. */
const Framed = /* @__PURE__ */ createContext(false);

function Frame({ children }: { children: ReactNode }) {
  const { t } = shellWords.useWords();
  return (
    <PageFrame navbar={<PortalNavbar />} skipLabel={t('skip')}>
      {children}
    </PageFrame>
  );
}

/** Around the routes of signed-in pages: the navbar stays where it is while one page gives way to another. */
export function FramedPages() {
  return (
    <Frame>
      <Framed value={true}>
        <Outlet />
      </Framed>
    </Frame>
  );
}

/** In the navbar that is there, or in one of its own: for pages that stand outside, such as an error's. */
function InFrame({ children }: { children: ReactNode }) {
  return useContext(Framed) ? children : <Frame>{children}</Frame>;
}

export type PageLayoutProps = Omit<DefaultLayoutProps, 'footer'>;

/** Navbar, centred column, footer: the layout of a page that names no other (SHELL-037, SHELL-038). */
export function PageLayout(props: PageLayoutProps) {
  return (
    <InFrame>
      <DefaultLayout {...props} footer={<PortalFooter />} />
    </InFrame>
  );
}

/** Navbar and the full width, for lists (SHELL-039). */
export function ListPageLayout(props: ListContentProps) {
  return (
    <ListAreaLayout>
      <ListContent {...props} />
    </ListAreaLayout>
  );
}

export type ListAreaLayoutProps = ListLayoutProps;

/** The frame of several lists, with their menu beside them; a `ListContent` of each stands in it. */
export function ListAreaLayout(props: ListAreaLayoutProps) {
  return (
    <InFrame>
      <ListLayout {...props} />
    </InFrame>
  );
}

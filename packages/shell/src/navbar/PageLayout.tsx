import {
  DefaultLayout,
  type DefaultLayoutProps,
  ListContent,
  type ListContentProps,
  ListLayout,
  PageFrame,
} from '@portal/ui';
import { createContext, type ReactNode, useContext } from 'react';
import { Outlet } from 'react-router-dom';
import { shellWords } from '../shell-words';
import { PortalFooter } from './PortalFooter';
import { PortalNavbar } from './PortalNavbar';

/** Whether an ancestor already renders the navbar. */
const Framed = /* @__PURE__ */ createContext(false);

function Frame({ children }: { children: ReactNode }) {
  const { t } = shellWords.useWords();
  return (
    <PageFrame navbar={<PortalNavbar />} skipLabel={t('skip')}>
      {children}
    </PageFrame>
  );
}

/** Parent route of the signed-in pages, so that the navbar stays mounted between pages. */
export function FramedPages() {
  return (
    <Frame>
      <Framed value={true}>
        <Outlet />
      </Framed>
    </Frame>
  );
}

/** Adds the navbar if no ancestor renders it, for pages outside the routes, such as an error page. */
export function WithFrame({ children }: { children: ReactNode }) {
  return useContext(Framed) ? children : <Frame>{children}</Frame>;
}

export type PageLayoutProps = Omit<DefaultLayoutProps, 'footer'>;

/** The default layout: navbar, centred column, footer (SHELL-037, SHELL-038). */
export function PageLayout(props: PageLayoutProps) {
  return (
    <WithFrame>
      <DefaultLayout {...props} footer={<PortalFooter />} />
    </WithFrame>
  );
}

/** Layout of a list: navbar and full width (SHELL-039). */
export function ListPageLayout(props: ListContentProps) {
  return (
    <WithFrame>
      <ListLayout>
        <ListContent {...props} />
      </ListLayout>
    </WithFrame>
  );
}

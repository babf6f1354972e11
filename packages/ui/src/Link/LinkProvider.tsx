import {
  type ComponentPropsWithRef,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
} from 'react';

export interface LinkComponentProps extends ComponentPropsWithRef<'a'> {
  /** A URL of the app, as its router writes it, or any other URL. */
  href: string;
}

function PlainLink(props: LinkComponentProps) {
  return <a {...props} />;
}

const LinkContext = createContext<ComponentType<LinkComponentProps>>(PlainLink);

export interface LinkProviderProps {
  /** The app's link component, such as `({ href, ...rest }) => <RouterLink to={href} {...rest} />`. */
  component: ComponentType<LinkComponentProps>;
  children: ReactNode;
}

/** Provides the app's router link to all links of the design system, which does not depend on a router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** Returns the app's link component, or a plain `<a>` without a `LinkProvider`. */
export const useLinkComponent = () => useContext(LinkContext);

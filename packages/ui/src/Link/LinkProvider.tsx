import {
  type ComponentPropsWithRef,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
} from 'react';

export interface LinkComponentProps extends ComponentPropsWithRef<'a'> {
  /** An address of the app, as the app's router writes it, or any other address. */
  href: string;
}

function PlainLink(props: LinkComponentProps) {
  return <a {...props} />;
}

const LinkContext = createContext<ComponentType<LinkComponentProps>>(PlainLink);

export interface LinkProviderProps {
  /** How this app follows a link, such as `({ href, ...rest }) => <RouterLink to={href} {...rest} />`. */
  component: ComponentType<LinkComponentProps>;
  children: ReactNode;
}

/** Gives every link of the design system the router of the app, which ui itself does not know. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The component that follows links in this app: a plain `<a>` where no LinkProvider is given. */
export const useLinkComponent = () => useContext(LinkContext);

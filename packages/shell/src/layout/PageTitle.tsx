import { useConfig } from '../portal/usePortal';

export type PageTitleProps = {
  /** One plain string, such as `plain('list.title')`. */
  children: string;
};

/** Names the page in the browser's tab and history. */
export function PageTitle({ children }: PageTitleProps) {
  const { productName } = useConfig();
  // One string: a title element takes no other children.
  return <title>{`${children} · ${productName}`}</title>;
}

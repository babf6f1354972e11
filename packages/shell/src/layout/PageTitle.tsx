import { useConfig } from '../config/useApp';

export type PageTitleProps = {
  /** The title as plain text, such as `plain('list.title')`. */
  children: string;
};

/** Sets the document title. */
export function PageTitle({ children }: PageTitleProps) {
  const { productName } = useConfig();
  // A title element accepts a single string only.
  return <title>{`${children} · ${productName}`}</title>;
}

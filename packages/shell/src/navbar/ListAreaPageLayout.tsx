import { ListAreaLayout, type ListAreaLayoutProps } from '@portal/ui';
import { WithFrame } from './PageLayout';

export type ListAreaPageLayoutProps = ListAreaLayoutProps;

/** Layout of an area with several lists and a menu; contains the `ListContent` of each. */
export function ListAreaPageLayout(props: ListAreaPageLayoutProps) {
  return (
    <WithFrame>
      <ListAreaLayout {...props} />
    </WithFrame>
  );
}

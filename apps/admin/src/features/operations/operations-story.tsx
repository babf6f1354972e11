import { inArea } from '../../parts/area/area-story';
import { pathTo, type RouteName } from '../../paths';
import { OperationsLayout } from './OperationsLayout';

/** Renders a page of the operations in their layout: `decorators: inOperations('operations.mails')`. */
export const inOperations = (route: Extract<RouteName, `operations.${string}`>) =>
  inArea(OperationsLayout, pathTo(route));

import type { ComponentType } from 'react';
import type { LazyRouteFunction, RouteObject } from 'react-router-dom';

/**
 * The `lazy` of a route whose page is fetched when it is opened. A function, not an object of them: of a part of an
 * object that does not come, React Router 7 tells nobody, and draws nothing.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyRouteFunction<RouteObject> {
  return async () => ({ Component: await load() });
}

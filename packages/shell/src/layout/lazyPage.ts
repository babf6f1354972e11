import type { ComponentType } from 'react';
import type { LazyRouteFunction, RouteObject } from 'react-router-dom';

/**
 * Returns the `lazy` function of a route. Not an object of functions: if a part of the object fails to load, React
 * Router 7 reports no error and renders nothing.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyRouteFunction<RouteObject> {
  return async () => ({ Component: await load() });
}

import { type Api, ApiProvider } from '@portal/api-client';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SWRConfig } from 'swr';

/** Calls a hook in a component whose SWR cache holds these values by key, and returns its result. */
export function resultOfHook<Result>(
  api: Api,
  hook: () => Result,
  cached: readonly (readonly [key: string, data: unknown])[] = [],
): Result {
  const given: Result[] = [];
  const Component = () => {
    given.push(hook());
    return null;
  };
  const provider = () => new Map(cached.map(([key, data]) => [key, { data }]));
  renderToStaticMarkup(
    createElement(ApiProvider, {
      api,
      children: createElement(SWRConfig, { value: { provider } }, createElement(Component)),
    }),
  );
  return given[0] as Result;
}

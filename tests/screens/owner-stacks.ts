import * as react from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * React's development build records where every element was created, an eighth of the cost of a page. Its warnings
 * still name the component; only the source line is left out.
 */
export const withoutOwnerStacks = (): void => {
  Object.defineProperty(Reflect.get(react, INTERNALS), 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });
};

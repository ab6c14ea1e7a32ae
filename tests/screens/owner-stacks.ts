import * as react from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * React made for development notes with every element where in the sources it was made, up to ten thousand times a second, which is an
 * eighth of what a page costs. Its warnings stay, and still name the component; only the line of the source is left out.
 */
export const withoutOwnerStacks = (): void => {
  Object.defineProperty(Reflect.get(react, INTERNALS), 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
  });
};

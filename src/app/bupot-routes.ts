import type { AppRoute } from './a-route.ts';

/** The screens of withholding slips. */
export const bupotRoutes: readonly AppRoute[] = [];

/** Services of others that a page may use, each off unless it is configured. */
export const pageServices = ['helpDesk', 'messaging', 'engagement', 'assistant', 'analytics', 'monitoring'] as const;
export type PageService = (typeof pageServices)[number];

export const SIMULATOR = 'simulator';

/** Of each service that is on: the simulator, or the https address of its script. */
export type PageServices = Readonly<Partial<Record<PageService, string>>>;

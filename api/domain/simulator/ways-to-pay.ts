/** How a person pays at a simulated bank, and what its callbacks do then. */
export const waysToPay = ['exact', 'twice', 'delayed', 'repeated', 'out-of-order', 'lost'] as const;
export type WayToPay = (typeof waysToPay)[number];

/** Payment scenarios at a simulated bank, and the behaviour of its callbacks. */
export const waysToPay = ['exact', 'twice', 'delayed', 'repeated', 'out-of-order', 'lost'] as const;
export type WayToPay = (typeof waysToPay)[number];

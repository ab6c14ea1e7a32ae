export const ways = ['exact', 'twice', 'delayed', 'repeated', 'out-of-order', 'lost'] as const;
export type WayToPay = (typeof ways)[number];

/** In place of a company id: an event for all companies. */
export const EVERYBODY = '*';

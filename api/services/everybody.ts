/** In the place of a company: news for all of them. */
export const EVERYBODY = '*';

/** Where the product of a test says it stands. */
export const ORIGIN = 'http://localhost';

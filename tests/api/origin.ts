export const ORIGIN = 'http://localhost';

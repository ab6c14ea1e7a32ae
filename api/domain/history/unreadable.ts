/** Holds the text of a cell that should be JSON and is not, which only happens if the database was edited directly. */
export const UNREADABLE = 'unreadable';

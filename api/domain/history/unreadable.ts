/** Under this name stands the text of a cell that is no JSON where it ought to be: nobody but somebody in the database itself writes one. */
export const UNREADABLE = 'unreadable';

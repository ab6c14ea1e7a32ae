/** A window too narrow for a table: its list is cards. */
export const NARROW = '(max-width: 1024px)';

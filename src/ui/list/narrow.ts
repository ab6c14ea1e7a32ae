/** Below this width lists are shown as cards. */
export const NARROW = '(max-width: 1024px)';

import { useMediaQuery } from '@mui/material';

/** Below this width, faults are shown as cards instead of a grid. */
export const useNarrow = (): boolean => useMediaQuery('(max-width: 1024.95px)');

import { useMediaQuery } from '@mui/material';

/** Too narrow for a sheet: what is to be mended is cards. */
export const useNarrow = (): boolean => useMediaQuery('(max-width: 1024.95px)');

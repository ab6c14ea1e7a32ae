import type { ThemeOptions } from '@mui/material/styles';

const input = {
  minHeight: 36,
  borderRadius: 4,
  backgroundColor: 'var(--stage)',
  '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--border-input)' },
  '&:hover:not(.Mui-disabled):not(.Mui-error) .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--text-2-tint)' },
  '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--primary)', borderWidth: 2 },
  '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--danger-solid)', borderWidth: 1.5 },
  '&.Mui-disabled, &.Mui-readOnly': { backgroundColor: 'var(--cell-calc)' },
};

const floating = {
  backgroundColor: 'var(--raised)',
  border: 0,
  borderRadius: 6,
  boxShadow: 'var(--shadow-menu)',
};

/** Styles of library components: borders on the page, shadows only for overlays. */
export const components: NonNullable<ThemeOptions['components']> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      // The library's styles are loaded later and would remove the focus ring.
      root: {
        '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 2 },
        '&.MuiMenuItem-root:focus-visible, &.MuiTab-root:focus-visible': { outlineOffset: -2 },
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, color: 'primary' },
    styleOverrides: {
      root: {
        minWidth: 0,
        height: 36,
        padding: '0 14px',
        gap: 6,
        borderRadius: 4,
        whiteSpace: 'nowrap',
        '& .MuiButton-startIcon': { margin: '0 0 0 -2px' },
        '& .MuiButton-endIcon': { margin: '0 -4px 0 0' },
      },
      sizeSmall: { height: 32, padding: '0 10px', fontSize: '0.875rem' },
      sizeLarge: { height: 40 },
      outlined: {
        borderColor: 'var(--border-input)',
        backgroundColor: 'var(--stage)',
        '&:hover': { borderColor: 'var(--text-2-tint)', backgroundColor: 'var(--hover)' },
        '&.Mui-disabled': { borderColor: 'var(--border)' },
      },
      text: { padding: '0 8px', '&:hover': { backgroundColor: 'var(--hover)' } },
    },
    variants: [
      { props: { variant: 'outlined', color: 'primary' }, style: { color: 'var(--text)' } },
      { props: { variant: 'text', color: 'primary' }, style: { color: 'var(--primary-text)' } },
      { props: { variant: 'text', color: 'inherit' }, style: { color: 'var(--text)', fontWeight: 400 } },
      { props: { variant: 'contained', color: 'error' }, style: { '&:hover': { backgroundColor: '#A8352D' } } },
      { props: { variant: 'outlined', color: 'error' }, style: { color: 'var(--danger)' } },
      { props: { variant: 'text', color: 'error' }, style: { color: 'var(--danger)' } },
    ],
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 36,
        height: 36,
        padding: 0,
        borderRadius: 6,
        color: 'var(--text-2-tint)',
        '&:hover': { backgroundColor: 'var(--surface)' },
      },
      sizeSmall: { width: 32, height: 32 },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: 'none' },
      rounded: { border: '1px solid var(--border)', borderRadius: 6 },
    },
  },
  MuiMenu: { styleOverrides: { paper: floating, list: { padding: 4 } } },
  MuiPopover: { styleOverrides: { paper: floating } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 36,
        padding: '4px 10px',
        gap: 10,
        '& .MuiListItemIcon-root': { minWidth: 16 },
        borderRadius: 4,
        fontSize: '0.875rem',
        lineHeight: '1.25rem',
        '&:hover': { backgroundColor: 'var(--hover)' },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: 'var(--primary-soft)' },
        '@media (min-width:600px)': { minHeight: 32 },
        '@media (max-width:1024px)': { minHeight: 44 },
      },
    },
  },
  MuiDialog: { styleOverrides: { paper: { ...floating, margin: 16 } } },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'var(--scrim)' } } },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: input,
      // The label is above the field, so the border needs no gap.
      notchedOutline: { top: 0, '& legend': { display: 'none' } },
      input: {
        padding: '8px 10px',
        height: 20,
        fontSize: '0.875rem',
        lineHeight: '1.25rem',
        '&::placeholder': { color: 'var(--text-2)', opacity: 1 },
      },
      multiline: { padding: '8px 10px', '& .MuiOutlinedInput-input': { padding: 0, height: 'auto' } },
      adornedEnd: { paddingRight: 8 },
      adornedStart: { paddingLeft: 10 },
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      paper: floating,
      listbox: { padding: 4 },
      option: { minHeight: 36, borderRadius: 4, padding: '6px 10px !important' },
      inputRoot: { padding: '0 32px 0 0 !important', '& .MuiAutocomplete-input': { padding: '8px 10px !important' } },
    },
  },
  MuiTextField: { defaultProps: { size: 'small', variant: 'outlined', fullWidth: true, margin: 'none' } },
  MuiFormHelperText: {
    styleOverrides: {
      root: { margin: '4px 0 0', fontSize: '0.75rem', lineHeight: '1rem', '&.Mui-error': { color: 'var(--danger)' } },
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      outlined: {
        position: 'static',
        transform: 'none',
        marginBottom: 4,
        fontSize: '0.75rem',
        lineHeight: '1rem',
        color: 'var(--text-2)',
        '&.Mui-focused, &.Mui-error': { color: 'var(--text-2)' },
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { padding: '0 8px', height: 'var(--row)', borderColor: 'var(--border-subtle)' },
      head: {
        height: 36,
        fontSize: '0.75rem',
        lineHeight: '1rem',
        backgroundColor: 'var(--surface)',
        color: 'var(--text-2-tint)',
      },
    },
  },
  RaTextInput: { defaultProps: { helperText: false } },
  RaDataTable: {
    styleOverrides: {
      root: {
        '& .RaDataTable-headerCell': { position: 'static', backgroundColor: 'var(--surface)' },
        '& .RaDataTable-rowCell': { padding: '6px 8px' },
        '& .RaDataTable-clickableRow:hover': { backgroundColor: 'var(--hover)' },
        '& .RaDataTable-row:last-child > td': { borderBottom: 0 },
      },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        color: 'var(--text-2-tint)',
        borderColor: 'var(--border)',
        '&.Mui-selected': { color: 'var(--primary-text)', backgroundColor: 'var(--primary-soft)' },
      },
    },
  },
  MuiTabs: { styleOverrides: { root: { minHeight: 40 }, indicator: { height: 2 } } },
  MuiTab: {
    styleOverrides: { root: { minHeight: 40, minWidth: 0, padding: '0 12px', '&.Mui-selected': { fontWeight: 600 } } },
  },
  MuiCheckbox: { styleOverrides: { root: { padding: 4, color: 'var(--border-input)' } } },
  MuiRadio: { styleOverrides: { root: { padding: 4, color: 'var(--border-input)' } } },
  MuiTooltip: {
    defaultProps: { enterDelay: 400, arrow: false },
    styleOverrides: {
      tooltip: {
        fontSize: '0.75rem',
        lineHeight: '1rem',
        backgroundColor: '#1D2125',
        padding: '6px 8px',
        maxWidth: 320,
      },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: false },
    styleOverrides: { root: { backgroundColor: 'var(--neutral-bg)' } },
  },
  MuiLink: { defaultProps: { underline: 'hover' } },
};

import { themeQuartz } from 'ag-grid-community';

/** The grid in the house's own tokens; light and dark follow the page because every colour is a variable. */
export const sheetTheme = themeQuartz.withParams({
  backgroundColor: 'var(--stage)',
  foregroundColor: 'var(--text)',
  borderColor: 'var(--border)',
  accentColor: 'var(--primary)',
  chromeBackgroundColor: 'var(--surface)',
  headerBackgroundColor: 'var(--surface)',
  headerTextColor: 'var(--text-2-tint)',
  headerFontSize: 12,
  headerFontWeight: 600,
  headerHeight: 32,
  rowHeight: 36,
  fontSize: 14,
  fontFamily: 'inherit',
  cellHorizontalPadding: 8,
  columnBorder: true,
  rowHoverColor: 'transparent',
  oddRowBackgroundColor: 'var(--stage)',
  wrapperBorder: false,
  wrapperBorderRadius: 0,
  browserColorScheme: 'inherit',
  focusShadow: 'none',
});

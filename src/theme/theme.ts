import { createTheme } from '@mui/material/styles';
import { components } from './components.ts';
import { dark, light, type Token } from './tokens.ts';

const palette = (token: Record<Token, string>) => ({
  primary: {
    main: token.primary,
    dark: token['primary-hover'],
    light: token['primary-soft'],
    contrastText: token['on-primary'],
  },
  background: { default: token.surface, paper: token.stage },
  text: { primary: token.text, secondary: token['text-2'], disabled: token['text-3'] },
  divider: token.border,
  error: { main: token['danger-solid'], dark: token.danger, light: token['danger-bg'], contrastText: '#FFFFFF' },
  warning: { main: token['warning-solid'], dark: token.warning, light: token['warning-bg'], contrastText: '#1D2125' },
  success: { main: token['success-solid'], dark: token.success, light: token['success-bg'], contrastText: '#FFFFFF' },
  action: {
    hover: token.hover,
    selected: token['primary-soft'],
    disabledBackground: token['neutral-bg'],
    disabled: token['text-3'],
  },
});

const sans =
  '"Inter Variable", Inter, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';
const text = (size: number, line: number, weight: 400 | 600 = 400) => ({
  fontSize: `${size / 16}rem`,
  lineHeight: `${line / 16}rem`,
  fontWeight: weight,
  letterSpacing: size >= 20 ? '-0.018em' : 'normal',
});

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: '[data-theme="%s"]' },
  colorSchemes: { light: { palette: palette(light) }, dark: { palette: palette(dark) } },
  shape: { borderRadius: 4 },
  spacing: 4,
  // The layout has a single breakpoint at 1025 px.
  breakpoints: { values: { xs: 0, sm: 600, md: 1025, lg: 1226, xl: 1536 } },
  typography: {
    fontFamily: sans,
    h1: text(24, 32, 600),
    h2: text(16, 24, 600),
    h3: text(14, 20, 600),
    h4: text(14, 20, 600),
    h5: text(14, 20, 600),
    h6: text(16, 24, 600),
    body1: text(14, 20),
    body2: text(14, 20),
    subtitle1: text(14, 20),
    subtitle2: text(14, 20, 600),
    caption: text(12, 16),
    overline: { ...text(12, 16), textTransform: 'none' },
    button: { ...text(14, 20, 600), textTransform: 'none' },
    fontWeightMedium: 600,
    fontWeightBold: 600,
  },
  transitions: { duration: { shortest: 100, shorter: 120, short: 160, standard: 200, complex: 250 } },
  components,
});

/** All colours, once per scheme. Available as CSS variables: `primary-soft` is `var(--primary-soft)`. */
export const light = {
  primary: '#4B61DC',
  'primary-hover': '#4053BC',
  'primary-pressed': '#242F6A',
  'on-primary': '#FFFFFF',
  'primary-soft': '#EEF0FC',
  'primary-text': '#4B61DC',
  brand: '#FF9100',
  surface: '#F1F5F9',
  stage: '#FFFFFF',
  rail: '#E7EDF5',
  raised: '#FFFFFF',
  text: '#272B32',
  'text-2': '#656F80',
  /** Secondary text on tinted backgrounds: the lighter colour would have a contrast below 4.5:1. */
  'text-2-tint': '#4C5460',
  'text-3': 'rgba(39,43,50,.32)',
  border: '#DCDFE4',
  'border-subtle': '#F0F1F3',
  'border-input': '#8690A2',
  focus: '#4B61DC',
  'focus-gap': '#FFFFFF',
  success: '#186F4A',
  'success-bg': '#F2F9F6',
  'success-solid': '#1C8459',
  warning: '#A14A0B',
  'warning-bg': '#FDF6DD',
  'warning-solid': '#E46910',
  danger: '#A8352D',
  'danger-bg': '#FCEEED',
  'danger-solid': '#C33E35',
  neutral: '#4C5460',
  'neutral-bg': '#F0F1F3',
  hover: '#F6F8FB',
  'cell-calc': '#F7F8FA',
  'shadow-menu': '0 0 0 1px rgba(39,43,50,.06), 0 4px 8px -2px rgba(39,43,50,.08), 0 12px 32px -4px rgba(39,43,50,.16)',
  'shadow-drawer': '0 0 0 1px rgba(39,43,50,.06), -12px 0 32px -8px rgba(39,43,50,.14)',
  scrim: 'rgba(39,43,50,.48)',
} as const;

export type Token = keyof typeof light;

export const dark = {
  primary: '#8997E9',
  'primary-hover': '#A8B2EF',
  'primary-pressed': '#C5CCF5',
  'on-primary': '#161A1D',
  'primary-soft': '#1D2656',
  'primary-text': '#A8B2EF',
  brand: '#FF9100',
  surface: '#161A1D',
  stage: '#1D2125',
  rail: '#101214',
  raised: '#22272B',
  text: '#B6C2CF',
  'text-2': '#8C9BAB',
  'text-2-tint': '#A1AFBD',
  'text-3': 'rgba(182,194,207,.32)',
  border: '#2C333A',
  'border-subtle': '#22272B',
  'border-input': '#738496',
  focus: '#A8B2EF',
  'focus-gap': '#161A1D',
  success: '#A7D9C4',
  'success-bg': '#0B3524',
  'success-solid': '#1C8459',
  warning: '#F5CD47',
  'warning-bg': '#362D10',
  'warning-solid': '#E46910',
  danger: '#F09E99',
  'danger-bg': '#4E1915',
  'danger-solid': '#C33E35',
  neutral: '#B6C2CF',
  'neutral-bg': '#2C333A',
  hover: '#22272B',
  'cell-calc': '#22272B',
  'shadow-menu': '0 0 0 1px #2C333A, 0 12px 32px -4px rgba(0,0,0,.6)',
  'shadow-drawer': '0 0 0 1px #2C333A, -12px 0 32px -8px rgba(0,0,0,.55)',
  scrim: 'rgba(0,0,0,.6)',
} as const satisfies Record<Token, string>;

export const variablesOf = (scheme: Record<Token, string>): Record<`--${Token}`, string> =>
  Object.fromEntries(Object.entries(scheme).map(([name, value]) => [`--${name}`, value])) as Record<
    `--${Token}`,
    string
  >;

/** Row height per density, chosen by the user for all lists. */
export const rowHeights = { dense: 36, normal: 42, loose: 52 } as const;
export type Density = keyof typeof rowHeights;

import type { ReactNode } from 'react';

/** Icons on a 20 by 20 grid with one line weight. */
const marks = {
  apps: <path d="M4 4h4v4H4zM12 4h4v4h-4zM4 12h4v4H4zM12 12h4v4h-4z" />,
  bank: <path d="M3 8 10 3.5 17 8zM4.5 8v6.5M8.2 8v6.5M11.8 8v6.5M15.5 8v6.5M3 16.8h14" />,
  bell: <path d="M5 13.5V9a5 5 0 0 1 10 0v4.5l1.3 1.5H3.7zM8.3 17.2h3.4" />,
  bookmark: <path d="M5.5 3h9v14L10 13.8 5.5 17z" />,
  building: (
    <path d="M4.5 17V4.5A1.5 1.5 0 0 1 6 3h5a1.5 1.5 0 0 1 1.5 1.5V17M12.5 8H15a1 1 0 0 1 1 1v8M3 17h14M7 6.5h3M7 9.5h3M7 12.5h3" />
  ),
  calendar: (
    <>
      <rect x="3" y="4.5" width="14" height="12.5" rx="1.8" />
      <path d="M3 8.5h14M7 2.8v3M13 2.8v3" />
    </>
  ),
  card: (
    <>
      <rect x="2.5" y="4.5" width="15" height="11" rx="2" />
      <path d="M2.5 8.5h15M5.5 12.5h3" />
    </>
  ),
  check: <path d="m4.5 10.5 3.8 3.8 7.2-8.2" />,
  'chevron-down': <path d="m5.5 8 4.5 4.5L14.5 8" />,
  'chevron-left': <path d="M12 5.5 7.5 10l4.5 4.5" />,
  'chevron-right': <path d="m8 5.5 4.5 4.5L8 14.5" />,
  'chevron-up': <path d="m5.5 12 4.5-4.5 4.5 4.5" />,
  'chevrons-left': <path d="M10.5 5.5 6 10l4.5 4.5M15 5.5 10.5 10l4.5 4.5" />,
  'chevrons-right': <path d="M9.5 5.5 14 10l-4.5 4.5M5 5.5 9.5 10 5 14.5" />,
  clock: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="M10 6v4.2l2.8 1.6" />
    </>
  ),
  close: <path d="m5 5 10 10M15 5 5 15" />,
  columns: (
    <>
      <rect x="3" y="4" width="14" height="12" rx="1.5" />
      <path d="M7.7 4v12M12.3 4v12" />
    </>
  ),
  copy: (
    <>
      <rect x="7" y="7" width="9.5" height="9.5" rx="1.5" />
      <path d="M13 4.8A1.5 1.5 0 0 0 11.5 3.5H5A1.5 1.5 0 0 0 3.5 5v6.5A1.5 1.5 0 0 0 4.8 13" />
    </>
  ),
  density: <path d="M3.5 5h13M3.5 8.3h13M3.5 11.7h13M3.5 15h13" />,
  document: (
    <>
      <path d="M5 3h6.5L15 6.5V17H5z" />
      <path d="M11.5 3v3.5H15M7.5 10.5h5M7.5 13.5h5" />
    </>
  ),
  dot: <circle cx="10" cy="10" r="4" fill="currentColor" stroke="none" />,
  download: <path d="M10 3.5v9M6.2 9 10 12.8 13.8 9M4 16.5h12" />,
  edit: <path d="M4 16v-3l9-9 3 3-9 9zM11.5 5.5l3 3" />,
  external: <path d="M8 4.5H4.5v11h11V12M11.5 4h4.5v4.5M16 4l-7 7" />,
  eye: (
    <>
      <path d="M2.5 10S5 4.8 10 4.8 17.5 10 17.5 10 15 15.2 10 15.2 2.5 10 2.5 10z" />
      <circle cx="10" cy="10" r="2.3" />
    </>
  ),
  filter: <path d="M3 5.5h14M5.8 10h8.4M8.5 14.5h3" />,
  gauge: <path d="M3.5 14a7 7 0 1 1 13 0M10 12l3.2-4" />,
  gear: (
    <>
      <circle cx="10" cy="10" r="2.6" />
      <path d="M10 2.8v2M10 15.2v2M2.8 10h2M15.2 10h2M4.9 4.9l1.4 1.4M13.7 13.7l1.4 1.4M4.9 15.1l1.4-1.4M13.7 6.3l1.4-1.4" />
    </>
  ),
  help: (
    <>
      <circle cx="10" cy="10" r="7.2" />
      <path d="M7.8 7.8a2.2 2.2 0 1 1 3.2 2c-.7.4-1 .8-1 1.6" />
      <path d="M10 14.1h.01" strokeWidth="2.2" />
    </>
  ),
  history: (
    <>
      <path d="M3.5 10a6.5 6.5 0 1 0 2-4.7L3.5 7" />
      <path d="M3.5 3.5V7H7M10 6.5V10l2.5 1.8" />
    </>
  ),
  home: <path d="M3.5 9 10 3.5 16.5 9v7a1 1 0 0 1-1 1H12v-4.5H8V17H4.5a1 1 0 0 1-1-1z" />,
  'id-card': (
    <>
      <rect x="2.5" y="4" width="15" height="12" rx="2" />
      <circle cx="7" cy="9" r="1.8" />
      <path d="M4.5 13.5c.5-1.4 1.4-2 2.5-2s2 .6 2.5 2M12 8.5h3M12 11.5h3" />
    </>
  ),
  import: (
    <>
      <path d="M12.5 3H5v14h10V5.5z" />
      <path d="M10 7.5v6M7.5 11l2.5 2.5 2.5-2.5" />
    </>
  ),
  info: (
    <>
      <circle cx="10" cy="10" r="7.2" />
      <path d="M10 9.3v4.2" />
      <path d="M10 6.7h.01" strokeWidth="2.2" />
    </>
  ),
  invoice: (
    <>
      <path d="M5 2.5h10v15l-2.5-1.6-2.5 1.6-2.5-1.6L5 17.5z" />
      <path d="M8 7h4M8 10.5h4" />
    </>
  ),
  lock: (
    <>
      <rect x="4.5" y="8.8" width="11" height="8" rx="1.6" />
      <path d="M7 8.8V6.5a3 3 0 0 1 6 0v2.3" />
    </>
  ),
  menu: <path d="M3 5.5h14M3 10h14M3 14.5h14" />,
  more: <path d="M4.8 10h.01M10 10h.01M15.2 10h.01" strokeWidth="2.6" />,
  phone: (
    <>
      <rect x="5.8" y="2.5" width="8.4" height="15" rx="1.8" />
      <path d="M9 14.9h2" />
    </>
  ),
  plus: <path d="M10 4v12M4 10h12" />,
  print: <path d="M6 7V3h8v4M6 14H3.5V8A1 1 0 0 1 4.5 7h11a1 1 0 0 1 1 1v6H14M6 12h8v5H6z" />,
  refresh: (
    <>
      <path d="M16 10a6 6 0 1 1-1.9-4.4L16 7.5" />
      <path d="M16 3.5v4h-4" />
    </>
  ),
  replaced: (
    <>
      <path d="M4 8.5h8.5a3.5 3.5 0 0 1 0 7H9" />
      <path d="M7.2 5 3.7 8.5 7.2 12" />
    </>
  ),
  search: (
    <>
      <circle cx="9" cy="9" r="5.2" />
      <path d="m13 13 3.8 3.8" />
    </>
  ),
  send: <path d="M17 3 9 11M17 3l-5 14-3-6-6-3z" />,
  shield: (
    <>
      <path d="M10 2.8 16 5v4.5c0 3.7-2.5 6.4-6 7.7-3.5-1.3-6-4-6-7.7V5z" />
      <path d="m7.3 10 2 2 3.5-4" />
    </>
  ),
  sigma: <path d="M14.5 6V4.2H5.5L10.3 10l-4.8 5.8h9V14" />,
  signature: <path d="M3 16.5c2-3 2.5-9 5-9s-1 6 1 6 2-3 3.2-3 .3 3 1.8 3 1.5-1 3-1" />,
  slip: (
    <>
      <path d="M4.5 3h7L15.5 7v10h-11z" />
      <path d="M11.5 3v4h4M7.5 14l4-4" />
      <path d="M7.7 10.2h.01M11.4 13.8h.01" strokeWidth="2.2" />
    </>
  ),
  'sort-down': <path d="M10 4.5v11M6 11.5l4 4 4-4" />,
  undo: (
    <>
      <path d="M4 8.5h8a4 4 0 0 1 0 8H8" />
      <path d="M7.5 5 4 8.5 7.5 12" />
    </>
  ),
  upload: <path d="M10 13V4M6.2 7.5 10 3.7l3.8 3.8M4 16.5h12" />,
  user: (
    <>
      <circle cx="10" cy="7" r="3.2" />
      <path d="M4 16.8c.7-3 3-4.6 6-4.6s5.3 1.6 6 4.6" />
    </>
  ),
  wand: <path d="m4 16 8-8M14.5 3v3M13 4.5h3M6 4v2M5 5h2M15 11v2.4M13.8 12.2h2.4" />,
  warning: (
    <>
      <path d="M10 3.3 17.6 16.5H2.4z" />
      <path d="M10 8.3v3.6" />
      <path d="M10 14.2h.01" strokeWidth="2.2" />
    </>
  ),
  moon: <path d="M16.5 11.8A6.8 6.8 0 0 1 8.2 3.5a6.8 6.8 0 1 0 8.3 8.3z" />,
  sun: (
    <>
      <circle cx="10" cy="10" r="3.4" />
      <path d="M10 2.8v1.6M10 15.6v1.6M2.8 10h1.6M15.6 10h1.6M4.9 4.9 6 6M14 14l1.1 1.1M4.9 15.1 6 14M14 6l1.1-1.1" />
    </>
  ),
  pause: <path d="M7.5 5v10M12.5 5v10" />,
  play: <path d="M6.5 4.5 15 10l-8.5 5.5z" />,
  stop: <rect x="5.5" y="5.5" width="9" height="9" rx="1.5" />,
  'eye-off': (
    <path d="M3 3l14 14M8 5a8.5 8.5 0 0 1 2-.2c5 0 7.5 5.2 7.5 5.2a13 13 0 0 1-2 2.7M12 14.9a8 8 0 0 1-2 .3C5 15.2 2.5 10 2.5 10A13 13 0 0 1 5.6 6.5M8.4 8.4a2.3 2.3 0 0 0 3.2 3.2" />
  ),
  globe: (
    <>
      <circle cx="10" cy="10" r="7.2" />
      <path d="M2.8 10h14.4M10 2.8c4.5 4.3 4.5 10.1 0 14.4-4.5-4.3-4.5-10.1 0-14.4z" />
    </>
  ),
  keyboard: (
    <>
      <rect x="2.5" y="5" width="15" height="10" rx="1.8" />
      <path d="M5.5 8.2h.01M8.5 8.2h.01M11.5 8.2h.01M14.5 8.2h.01M7 12h6" />
    </>
  ),
  logout: <path d="M11.5 3.5h-7v13h7M8.5 10h8M13.5 7l3 3-3 3" />,
  mail: (
    <>
      <rect x="2.5" y="4.5" width="15" height="11" rx="1.8" />
      <path d="m3 6 7 5 7-5" />
    </>
  ),
  trash: <path d="M4 6h12M8 6V4h4v2M5.5 6l.8 11h7.4l.8-11M8.5 9v5M11.5 9v5" />,
  paperclip: <path d="m15.8 9.3-6 6a3.3 3.3 0 0 1-4.7-4.7l6.3-6.3a2.2 2.2 0 0 1 3.1 3.1L8.3 13.6" />,
  grip: <path d="M7.5 5h.01M12.5 5h.01M7.5 10h.01M12.5 10h.01M7.5 15h.01M12.5 15h.01" strokeWidth="2.4" />,
} as const satisfies Record<string, ReactNode>;

export type IconName = keyof typeof marks;

const weights = { 20: 1.6, 16: 1.7, 14: 1.9, 12: 2.2 } as const;

/** Always shown beside text, so it is hidden from screen readers. */
export const Icon = ({
  name,
  size = 20,
  className,
}: {
  name: IconName;
  size?: keyof typeof weights;
  className?: string;
}) => (
  <svg
    viewBox="0 0 20 20"
    width={size}
    height={size}
    strokeWidth={weights[size]}
    className={className}
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    style={{ display: 'block', flex: 'none' }}
    aria-hidden="true"
  >
    {marks[name]}
  </svg>
);

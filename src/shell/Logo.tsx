export const Logo = ({ size = 28 }: { size?: number }) => (
  <svg viewBox="0 0 28 28" width={size} height={size} aria-hidden="true" style={{ display: 'block' }}>
    <rect width="28" height="28" rx="7" fill="var(--primary)" />
    <path
      d="M9 21V8.5h6.2a4.3 4.3 0 0 1 0 8.6h-2.4"
      fill="none"
      stroke="var(--on-primary)"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <circle cx="19.7" cy="20.3" r="2.1" fill="var(--brand)" />
  </svg>
);

import type { Finding } from '#domain/definition/finding.ts';

/** Both codes are chosen in one field. */
const placeOf = (path: string): string => (path === 'kap' ? 'kjs' : path);

/** Moves to the first field that blocks. */
export const goToFault = (findings: readonly Finding[]): void => {
  const first = findings.find(({ severity }) => severity === 'error');
  const place = first && document.querySelector<HTMLElement>(`[data-field="${CSS.escape(placeOf(first.path))}"]`);
  place?.scrollIntoView({ block: 'center', behavior: 'auto' });
  const input = place?.matches('input') ? place : place?.querySelector<HTMLElement>('input');
  input?.focus({ preventScroll: true });
};

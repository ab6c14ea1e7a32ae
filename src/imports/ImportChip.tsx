import { useTranslate } from 'react-admin';
import type { Tone } from '#domain/definition/status.ts';
import { Chip } from '../ui/documents/DocumentChip.tsx';
import type { IconName } from '../ui/layout/Icon.tsx';

const looks: Record<string, { tone: Tone; icon: IconName }> = {
  IN_PROGRESS: { tone: 'orange', icon: 'clock' },
  YOUR_TURN: { tone: 'orange', icon: 'edit' },
  SUCCESS: { tone: 'green', icon: 'check' },
  PARTIAL_SUCCESS: { tone: 'orange', icon: 'warning' },
  FAILED: { tone: 'red', icon: 'close' },
  INVALID: { tone: 'red', icon: 'close' },
};

/** Steps at which it is a person's turn; at the others the machine works. */
const yours: ReadonlySet<string> = new Set(['SHEET', 'MAPPING', 'REPAIR']);

/** What an import is shown as: one that has not ended and waits for a person says so. */
export const shownImport = (imported: { readonly status: string; readonly step: string }): string =>
  imported.status === 'IN_PROGRESS' && yours.has(imported.step) ? 'YOUR_TURN' : imported.status;

/** How an import ended, or whose turn it is, in words, with a mark that says it without colour. */
export const ImportChip = ({ of }: { of: { readonly status: string; readonly step: string } }) => {
  const translate = useTranslate();
  const shown = shownImport(of);
  const look = looks[shown] ?? { tone: 'grey' as const, icon: 'dot' as const };
  return <Chip tone={look.tone} icon={look.icon} label={translate(`imporScreen.status.${shown}`)} title={of.status} />;
};

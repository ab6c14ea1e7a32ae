import { useTranslate } from 'react-admin';
import type { Tone } from '#domain/kit/status.ts';
import type { IconName } from '../kit/Icon.tsx';
import { Chip } from '../kit/StatusChip.tsx';

const looks: Record<string, { tone: Tone; icon: IconName }> = {
  IN_PROGRESS: { tone: 'orange', icon: 'clock' },
  SUCCESS: { tone: 'green', icon: 'check' },
  PARTIAL_SUCCESS: { tone: 'orange', icon: 'warning' },
  FAILED: { tone: 'red', icon: 'close' },
  INVALID: { tone: 'red', icon: 'close' },
};

/** How an import ended, in words, with a mark that says it without colour. */
export const ImportChip = ({ status }: { status: string }) => {
  const translate = useTranslate();
  const look = looks[status] ?? { tone: 'grey' as const, icon: 'dot' as const };
  return <Chip tone={look.tone} icon={look.icon} label={translate(`imporScreen.status.${status}`)} title={status} />;
};

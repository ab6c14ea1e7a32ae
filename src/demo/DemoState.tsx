import { useTranslate } from 'react-admin';
import type { DemoState as State } from '#domain/billing/demo-invoice.ts';
import type { Tone } from '#domain/definition/status.ts';
import { Chip } from '../ui/documents/DocumentChip.tsx';
import type { IconName } from '../ui/layout/Icon.tsx';

const looks: Readonly<Record<State, readonly [Tone, IconName]>> = {
  created: ['orange', 'clock'],
  paid: ['green', 'check'],
  expired: ['grey', 'history'],
  failed: ['red', 'close'],
  cancelled: ['grey', 'close'],
};

/** How a made-up invoice stands. */
export const DemoState = ({ status }: { status: State }) => {
  const translate = useTranslate();
  const [tone, icon] = looks[status];
  return <Chip tone={tone} icon={icon} label={translate(`demoInvoice.status.${status}`)} />;
};

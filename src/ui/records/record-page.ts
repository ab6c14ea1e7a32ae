import { type ComponentProps, createElement } from 'react';
import { keysOf } from '#domain/access.ts';
import type { PlainRecord } from '#domain/definition/plain-record.ts';
import type { IconName } from '../layout/Icon.tsx';
import { type Page, screen } from '../resource/page.ts';
import type { PlainRecordList } from './PlainRecordList.tsx';

type Inputs = ComponentProps<typeof PlainRecordList>['inputs'];

/** `inputsOf`: inputs of its own by name, loaded with the page. */
export const recordPage = (
  of: PlainRecord,
  path: string,
  icon: IconName,
  inputsOf?: () => Promise<NonNullable<Inputs>>,
): Page => {
  const { resource, scope } = of;
  const listed = async () => {
    const { PlainRecordList } = await import('./PlainRecordList.tsx');
    const inputs = await inputsOf?.();
    const list = () => createElement(PlainRecordList, { of, icon, ...(inputs ? { inputs } : {}) });
    // The frame of the internal area has no margins.
    return { Listed: scope === 'internal' ? () => createElement('div', { className: 'rec-page' }, list()) : list };
  };
  return {
    path,
    title: `resources.${resource}.name`,
    screen: screen(listed, 'Listed'),
    permission: scope === 'company' ? keysOf(resource, 'list') : [],
    ...(scope === 'internal' ? { layout: 'Admin', guards: ['internal'] } : { layout: 'LayoutContainer' }),
  };
};

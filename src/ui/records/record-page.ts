import { createElement } from 'react';
import { keysOf } from '#domain/access.ts';
import type { PlainRecord } from '#domain/definition/plain-record.ts';
import type { IconName } from '../layout/Icon.tsx';
import { type Page, screen } from '../resource/page.ts';

/** Pages without parts of their own. */
export const recordPage = (of: PlainRecord, path: string, icon: IconName): Page => {
  const { resource, scope } = of;
  const listed = async () => {
    const { PlainRecordList } = await import('./PlainRecordList.tsx');
    const list = () => createElement(PlainRecordList, { of, icon });
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

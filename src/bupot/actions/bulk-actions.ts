import type { Permission } from '#domain/permissions.ts';
import type { IconName } from '../../ui/layout/Icon.tsx';
import type { BulkTarget } from '../../ui/list/definition.ts';
import { type BupotApi, exportFormats } from '../bupot-api.ts';
import type { Consent } from '../use-issuing.tsx';

export type BulkAction = {
  readonly key: string;
  readonly icon: IconName;
  readonly by: Permission;
  /** What the line to the office must be able to do. */
  readonly office?: 'send' | 'inquire' | 'cancel';
  /** What the server counts the eligible by; exports take everything. */
  readonly counts?: string;
  /** Only where slips of a year stand. */
  readonly annual?: true;
  /** The consent opens a masa whose return is filed, and says that slips with another beside them were looked at. */
  readonly start: (api: BupotApi, target: BulkTarget, consent: Consent) => Promise<unknown>;
  /** Cannot be undone: asked about first, and said what follows. */
  readonly removes?: true;
};

/** What the server counts by what may be issued. */
export const ISSUE = 'issue';

/** The main one: what has no error left is sent and numbered. */
export const issueAll: BulkAction = {
  key: 'issue',
  icon: 'check',
  by: 'EBUPOT_WITHHOLDING_UPLOAD',
  office: 'send',
  counts: ISSUE,
  start: (api, target, consent) => api.issueAll(target, consent),
};

/** What is done with many slips as a job, in the order of the menu. */
export const bulkActions: readonly BulkAction[] = [
  ...exportFormats.map(
    (format): BulkAction => ({
      key: format,
      icon: 'document',
      by: 'EBUPOT_WITHHOLDING_VIEW',
      start: (api, target) => api.exportTo(format, target),
    }),
  ),
  {
    key: 'submit',
    icon: 'upload',
    by: 'EBUPOT_WITHHOLDING_UPLOAD',
    office: 'send',
    counts: 'submit',
    start: (api, target, { lockReason }) => api.submitAll(target, lockReason),
  },
  {
    key: 'inquire',
    icon: 'refresh',
    by: 'EBUPOT_WITHHOLDING_VIEW',
    office: 'inquire',
    counts: 'inquire',
    start: (api, target) => api.inquireAll(target),
  },
  {
    key: 'redraw',
    icon: 'refresh',
    by: 'EBUPOT_WITHHOLDING_CREATE',
    annual: true,
    counts: 'redraw',
    start: (api, target, { lockReason }) => api.redraw(target, lockReason),
  },
  {
    key: 'remove',
    icon: 'trash',
    by: 'EBUPOT_WITHHOLDING_DELETE',
    counts: 'delete',
    start: (api, target) => api.removeDrafts(target),
    removes: true,
  },
];

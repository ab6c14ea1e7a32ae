import { keysOf } from '#domain/access.ts';
import { type Page, screen } from '../ui/resource/page.ts';

export const historyPages: readonly Page[] = [
  {
    path: '/v2/main/audit-log',
    title: 'shell.nav.audit_log',
    screen: screen(() => import('./AuditLog.tsx'), 'AuditLog'),
    permission: keysOf('audit-log', 'list'),
    layout: 'LayoutContainer',
  },
];

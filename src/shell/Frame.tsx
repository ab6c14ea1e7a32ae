import { type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { FiledMasa } from '../ui/feedback/FiledMasa.tsx';
import { InterceptModal } from '../ui/feedback/InterceptModal.tsx';
import { LeaveGuard } from '../ui/feedback/LeaveGuard.tsx';
import { PagePanelHost } from '../ui/layout/PagePanel.tsx';
import { useMay, useOffice, useSession } from '../ui/layout/session-context.ts';
import { useEverOpen } from '../ui/layout/use-ever-open.ts';
import { usePreference } from '../ui/layout/use-preference.ts';
import { useShortcut } from '../ui/layout/use-shortcut.ts';
import { Banner, Bar } from './Banner.tsx';
import { ChildPanel } from './ChildPanel.tsx';
import { Header } from './Header.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import type { Entry } from './navigation.ts';
import { activeEntry, activeLeaf, tabsOf } from './navigation-rule.ts';
import { BottomBar, Rail } from './Rail.tsx';
import { SessionWarning } from './SessionWarning.tsx';
import { ShortcutList } from './ShortcutList.tsx';
import { StoredInputNotice } from './StoredInputNotice.tsx';
import { EntryBadge, useBadges } from './use-badges.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useLostFocus } from './use-lost-focus.ts';
import { useNarrow, useNavigation, useRoomy } from './use-navigation.ts';

/** Full text on wide screens, one word on phones. */
const StripLink = ({ to, words }: { to: string; words: 'mailbox' | 'bank_page' }) => {
  const translate = useTranslate();
  const narrow = useNarrow();
  const full = translate(`shell.simulation.${words}`);
  return (
    <Link to={to} aria-label={full}>
      {narrow ? translate(`shell.simulation.${words}_short`) : full}
    </Link>
  );
};

const SimulationStrip = () => {
  const translate = useTranslate();
  const { djp, mail, whatsapp, bank } = useSession().setting.simulated;
  const mayPay = useMay('simulator/bank', 'show');
  const byFile = !useOffice().send;
  if (!djp && !mail && !whatsapp && !bank && !byFile) return null;
  const simulated = [
    ...(byFile ? ['file'] : []),
    ...(djp ? ['djp'] : mail || whatsapp ? ['mail'] : bank ? ['bank'] : []),
  ];
  return (
    <Bar
      name="simulation"
      look="sim"
      icon="info"
      size={14}
      text={simulated.map((key) => translate(`shell.simulation.${key}`)).join(' · ')}
    >
      {(mail || whatsapp) && <StripLink to="/simulator/mailbox" words="mailbox" />}
      {mayPay && bank && <StripLink to="/simulator/bank" words="bank_page" />}
    </Bar>
  );
};

/** After the render: otherwise the layout is computed at once, and again when the rows arrive. */
const toSight = (tab: HTMLAnchorElement | null) => {
  const soon = setTimeout(() => tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
  return () => clearTimeout(soon);
};

const GroupTabs = ({ group }: { group: Entry }) => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const badges = useBadges();
  const pages = tabsOf(group, pathname);
  const active = activeLeaf(pages, pathname);
  if (pages.length === 0) return null;
  return (
    <nav className="gtabs" aria-label={translate('shell.nav.pages_of', { name: translate(`shell.nav.${group.key}`) })}>
      {pages.map((page) => {
        const here = page === active;
        return (
          <Link
            key={page.key}
            to={page.path ?? ''}
            ref={here ? toSight : undefined}
            className={here ? 'on' : ''}
            aria-current={here ? 'page' : undefined}
          >
            {translate(`shell.nav.${page.key}`)}
            <EntryBadge entry={page} badges={badges} />
          </Link>
        );
      })}
    </nav>
  );
};

export const Frame = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  const { setting } = useSession();
  const { pathname } = useLocation();
  const entries = useNavigation();
  const narrow = useNarrow();
  const [rail, setRail] = usePreference('rail');
  const [stored, setPanel] = usePreference('panel');
  const roomy = useRoomy();
  // Until the user chooses, the panel is open if the screen is wide enough.
  const panel = stored ?? (roomy ? 'open' : 'closed');
  const [menu, setMenu] = useState(false);
  const everMenu = useEverOpen(menu);
  const here = activeEntry(entries, pathname);
  const group = here?.children ? here : undefined;
  const inPanel = !narrow && panel === 'open';

  useHeadingFocus();
  useLostFocus();
  useShortcut('shift+x', () => setRail(rail === 'open' ? 'closed' : 'open'));
  useShortcut('shift+c', () => setPanel(panel === 'closed' ? 'open' : 'closed'));
  useEffect(() => {
    document.documentElement.style.setProperty('--company', setting.color);
  }, [setting.color]);

  return (
    <FiledMasa>
      <InterceptModal>
        <div className="app">
          <a className="skip" href="#content">
            {translate('ra.navigation.skip_nav')}
          </a>
          <Header onMenu={() => setMenu(true)} />
          {!narrow && (
            <Rail
              entries={entries}
              open={rail === 'open'}
              onToggle={() => setRail(rail === 'open' ? 'closed' : 'open')}
            />
          )}
          {!narrow && group && (
            <ChildPanel
              group={group}
              open={panel === 'open'}
              onToggle={() => setPanel(panel === 'closed' ? 'open' : 'closed')}
            />
          )}
          {!narrow && <PagePanelHost />}
          <main className="main" id="content" tabIndex={-1}>
            <SimulationStrip />
            <Banner />
            {group && !inPanel && <GroupTabs group={group} />}
            {children}
          </main>
          {narrow && <BottomBar entries={entries} onMore={() => setMenu(true)} />}
        </div>
        {everMenu && <MobileMenu open={menu && narrow} entries={entries} onClose={() => setMenu(false)} />}
        <ShortcutList />
        <SessionWarning />
        <LeaveGuard />
        <StoredInputNotice />
      </InterceptModal>
    </FiledMasa>
  );
};

import { type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { InterceptModal } from '../ui/feedback/InterceptModal.tsx';
import { LeaveGuard } from '../ui/feedback/LeaveGuard.tsx';
import { useSession } from '../ui/layout/session-context.ts';
import { usePreference } from '../ui/layout/use-preference.ts';
import { useShortcut } from '../ui/layout/use-shortcut.ts';
import { Banner } from './Banner.tsx';
import { BottomBar } from './BottomBar.tsx';
import { ChildPanel } from './ChildPanel.tsx';
import { GroupTabs } from './GroupTabs.tsx';
import { Header } from './Header.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { activeEntry } from './navigation-rule.ts';
import { Rail } from './Rail.tsx';
import { SessionWarning } from './SessionWarning.tsx';
import { ShortcutList } from './ShortcutList.tsx';
import { SimulationStrip } from './SimulationStrip.tsx';
import { useNarrow, useNavigation, useRoomy } from './use-navigation.ts';

/** What stands around every signed-in page: header, rail, child panel, banner, and on a phone drawer and bottom bar. */
export const Frame = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  const { setting } = useSession();
  const { pathname } = useLocation();
  const entries = useNavigation();
  const narrow = useNarrow();
  const [rail, setRail] = usePreference('rail');
  const [kept, setPanel] = usePreference('panel');
  const roomy = useRoomy();
  // Until the person chooses, the panel stands open where there is room for it beside a list.
  const panel = kept ?? (roomy ? 'open' : 'closed');
  const [menu, setMenu] = useState(false);
  const here = activeEntry(entries, pathname);
  const group = here?.children ? here : undefined;
  const inPanel = !narrow && panel === 'open';

  useShortcut('shift+x', () => setRail(rail === 'open' ? 'closed' : 'open'));
  useShortcut('shift+c', () => setPanel(panel === 'closed' ? 'open' : 'closed'));
  useEffect(() => {
    document.documentElement.style.setProperty('--company', setting.color);
  }, [setting.color]);

  return (
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
        <main className="main" id="content" tabIndex={-1}>
          <SimulationStrip />
          <Banner />
          {group && !inPanel && <GroupTabs group={group} />}
          {children}
        </main>
        {narrow && <BottomBar entries={entries} onMore={() => setMenu(true)} />}
      </div>
      <MobileMenu open={menu && narrow} entries={entries} onClose={() => setMenu(false)} />
      <ShortcutList />
      <SessionWarning />
      <LeaveGuard />
    </InterceptModal>
  );
};

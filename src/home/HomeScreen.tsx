import './home.css';
import { lastMasa } from '../ui/inputs/masa.ts';
import { useMasa } from '../ui/inputs/use-masa.ts';
import { CalendarCard } from './CalendarCard.tsx';
import { HealthCard } from './HealthCard.tsx';
import { HomeHead } from './HomeHead.tsx';
import { MasaPicker } from './MasaPicker.tsx';
import { QuickAccess } from './QuickAccess.tsx';
import { QuotaCard } from './QuotaCard.tsx';
import { RisksCard } from './RisksCard.tsx';
import { ToDoCard } from './ToDoCard.tsx';
import { useHomeNews } from './use-home.ts';
import { VatCard } from './VatCard.tsx';
import { WaitingCard } from './WaitingCard.tsx';

/** What is due, what blocks it, and the way to each. */
export const HomeScreen = () => {
  const [typed, choose] = useMasa();
  const period = typed || lastMasa();
  const again = useHomeNews();
  return (
    <div className="home">
      <HomeHead actions={<MasaPicker value={period} onChange={choose} />} />
      <HealthCard period={period} onRefresh={again} />
      <div className="home-two">
        <div className="home-col">
          <ToDoCard />
          <VatCard period={period} />
        </div>
        <div className="home-col">
          <CalendarCard />
          <QuotaCard />
        </div>
      </div>
      <QuickAccess />
      <RisksCard />
      <WaitingCard />
    </div>
  );
};

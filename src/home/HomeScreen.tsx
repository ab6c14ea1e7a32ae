import './home.css';
import { lastMasa } from '../ui/inputs/masa.ts';
import { useMasa } from '../ui/inputs/use-masa.ts';
import { CalendarCard } from './CalendarCard.tsx';
import { HealthCard } from './HealthCard.tsx';
import { HomeHead } from './HomeHead.tsx';
import { MasaPicker } from './MasaPicker.tsx';
import { QuickAccess } from './QuickAccess.tsx';
import { QuotaCard } from './QuotaCard.tsx';
import { ToDoCard } from './ToDoCard.tsx';
import { useHomeNews } from './use-home.ts';

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
        </div>
        <div className="home-col">
          <CalendarCard />
          <QuotaCard />
        </div>
      </div>
      <QuickAccess />
    </div>
  );
};

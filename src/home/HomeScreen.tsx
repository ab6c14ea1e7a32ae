import './home.css';
import './news.css';
import { Button, useMediaQuery } from '@mui/material';
import { Fragment, type ReactNode, useDeferredValue, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { lastMasa, useMasa } from '../ui/inputs/masa.ts';
import { Icon } from '../ui/layout/Icon.tsx';
import { useMay, useSession } from '../ui/layout/session-context.ts';
import { NARROW } from '../ui/list/narrow.ts';
import { ArrangeHome } from './ArrangeHome.tsx';
import { type Block, blocksOf, type CardName } from './arrangement.ts';
import { CalendarCard } from './CalendarCard.tsx';
import { Carousel } from './Carousel.tsx';
import { FirstStepsCard } from './FirstStepsCard.tsx';
import { HealthCard } from './HealthCard.tsx';
import { HomeHead } from './HomeHead.tsx';
import { MasaPicker } from './MasaPicker.tsx';
import { NpsCard } from './NpsCard.tsx';
import { places } from './paths.ts';
import { QuickAccess } from './QuickAccess.tsx';
import { QuotaCard } from './QuotaCard.tsx';
import { RisksCard } from './RisksCard.tsx';
import { ToDoCard } from './ToDoCard.tsx';
import { useArrangement } from './use-arrangement.ts';
import { useHomeNews } from './use-home.ts';
import { VatCard } from './VatCard.tsx';
import { WaitingCard } from './WaitingCard.tsx';
import { WhatsNewCard } from './WhatsNewCard.tsx';

const keyOf = (block: Block): string => ('wide' in block ? block.wide : [...block.main, ...block.side].join());

export const HomeScreen = () => {
  const translate = useTranslate();
  const [typed, choose] = useMasa();
  const period = typed || lastMasa();
  const { setting } = useSession();
  const mayCompanies = useMay('home/companies', 'show') && setting.totalCompany > 1;
  const narrow = useMediaQuery(NARROW, { noSsr: true });
  const again = useHomeNews();
  const [arrangement, arrange] = useArrangement();
  const [arranging, setArranging] = useState(false);
  // The first card is drawn and painted before the others: on a slow phone they take half a second.
  const complete = useDeferredValue(true, false);
  const blocks = blocksOf(arrangement);
  const cards: Readonly<Record<CardName, ReactNode>> = {
    health: (
      <HealthCard
        period={period}
        onRefresh={again}
        beside={
          mayCompanies &&
          narrow && (
            <Link className="ib sm" to={places.companies} aria-label={translate('home.companies.title')}>
              <Icon name="building" size={16} />
            </Link>
          )
        }
      />
    ),
    todo: <ToDoCard />,
    calendar: <CalendarCard />,
    vat: <VatCard period={period} />,
    quota: <QuotaCard />,
    news: <WhatsNewCard />,
    quick: <QuickAccess />,
    risks: <RisksCard />,
    waiting: <WaitingCard />,
  };
  const column = (names: readonly CardName[]) =>
    names.length > 0 && (
      <div className="home-col">
        {names.map((name) => (
          <Fragment key={name}>{cards[name]}</Fragment>
        ))}
      </div>
    );
  return (
    <div className="home" aria-busy={!complete}>
      <HomeHead
        actions={
          <>
            <MasaPicker value={period} onChange={choose} />
            {mayCompanies && !narrow && (
              <Button
                variant="outlined"
                color="inherit"
                startIcon={<Icon name="building" size={16} />}
                component={Link}
                to={places.companies}
              >
                {translate('home.companies.title')}
              </Button>
            )}
            <button
              type="button"
              className="ib"
              aria-label={translate('home.arrange.title')}
              aria-pressed={arranging}
              onClick={() => setArranging(!arranging)}
            >
              <Icon name="apps" size={16} />
            </button>
          </>
        }
      />
      {arranging && <ArrangeHome of={arrangement} onChange={arrange} onDone={() => setArranging(false)} />}
      <FirstStepsCard />
      {(complete ? blocks : blocks.slice(0, 1)).map((block) =>
        'wide' in block ? (
          <Fragment key={keyOf(block)}>{cards[block.wide]}</Fragment>
        ) : (
          <div key={keyOf(block)} className={block.main.length > 0 && block.side.length > 0 ? 'home-two' : ''}>
            {column(block.main)}
            {column(block.side)}
          </div>
        ),
      )}
      {complete && (
        <>
          <Carousel />
          <NpsCard />
        </>
      )}
    </div>
  );
};

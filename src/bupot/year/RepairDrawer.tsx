import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { YearChoices } from '#domain/bupot/year/monthly-slips.ts';
import type { YearRow } from '#domain/bupot/year/preview.ts';
import { Drawer } from '../../ui/feedback/Drawer.tsx';
import { ConfirmModal } from '../../ui/feedback/Modal.tsx';
import { useUnsaved } from '../../ui/feedback/unsaved.ts';
import { useStoredState } from '../../ui/form/use-stored-state.ts';
import { Facts } from '../../ui/layout/Card.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { Money } from '../../ui/layout/values.tsx';
import { FindingLines } from './FindingLines.tsx';
import { differenceOf, type FixProps, sameChoices } from './fix.ts';
import { EarlierEmployer, LastFacility, LastPay } from './IncomeFixes.tsx';
import { LastMonth, MissingMonths } from './MonthFixes.tsx';
import { RightNumber, SamePerson, StatusOfYear } from './PersonFixes.tsx';
import { Duplicates, OpenSlips } from './SlipFixes.tsx';
import { useOneYear, YEAR_KEY, type YearQuery } from './use-year-run.ts';

type Props = {
  readonly query: YearQuery;
  readonly row: YearRow;
  readonly onClose: () => void;
  readonly onApply: (chosen: YearChoices) => void;
};

export const RepairDrawer = ({ query, row, onClose, onApply }: Props) => {
  const translate = useTranslate();
  const client = useQueryClient();
  const words = (key: string) => translate(`bupotYear.screen.${key}`);
  const before = query.choices.find(({ key }) => key === row.key) ?? { key: row.key };
  const [chosen, setChosen] = useStoredState<YearChoices>(`year.${row.key}`, before);
  const [leaving, setLeaving] = useState(false);
  const touched = !sameChoices(before, chosen);
  useUnsaved(touched ? 'unsaved' : 'saved');
  const close = () => (touched ? setLeaving(true) : onClose());
  const { data: now = row } = useOneYear(query, row, chosen);
  const fix: FixProps = {
    year: query.run.year,
    row: now,
    chosen,
    onChoose: (part) =>
      setChosen(
        (held) =>
          Object.fromEntries(
            Object.entries({ ...held, ...part }).filter(([, value]) => value !== undefined),
          ) as YearChoices,
      ),
  };
  const reload = () => void client.invalidateQueries({ queryKey: [YEAR_KEY] });
  return (
    <Drawer
      open
      onClose={close}
      title={row.name}
      tools={
        <Button size="small" startIcon={<Icon name="refresh" size={16} />} onClick={reload}>
          {words('reload')}
        </Button>
      }
      footer={
        <>
          <Button variant="outlined" onClick={close}>
            {words('cancel')}
          </Button>
          <Button variant="contained" onClick={() => onApply(chosen)}>
            {words('apply')}
          </Button>
        </>
      }
    >
      <div className="yfix">
        <FindingLines year={query.run.year} findings={now.findings} />
        <LastPay {...fix} />
        <MissingMonths {...fix} />
        <LastMonth {...fix} />
        <Duplicates {...fix} />
        <OpenSlips {...fix} onChanged={reload} />
        <RightNumber {...fix} />
        <SamePerson {...fix} />
        <StatusOfYear {...fix} />
        <LastFacility {...fix} />
        <EarlierEmployer {...fix} />
        <section aria-live="polite">
          <h3>
            {words('outcome')}: {words(`standing.${now.state}`)}
          </h3>
          <Facts
            of={[
              [words('gross'), <Money key="gross" value={now.gross} places={0} />],
              [words('withheld'), <Money key="withheld" value={now.withheld} places={0} />],
              [words('difference'), <Money key="difference" value={differenceOf(now)} places={0} />],
            ]}
          />
        </section>
      </div>
      <ConfirmModal
        open={leaving}
        title={words('drop.title')}
        confirm={words('drop.confirm')}
        cancel={words('drop.stay')}
        danger
        onClose={() => setLeaving(false)}
        onConfirm={onClose}
      >
        {words('drop.text')}
      </ConfirmModal>
    </Drawer>
  );
};

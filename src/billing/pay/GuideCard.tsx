import { Button, Tab, Tabs } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatRupiah } from '#domain/text/format.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { type Channel, channelIcons, counterChannels, counterGuide, vaChannels, vaGuide } from './guides.ts';

const Words = ({ text }: { text: string }) => {
  let at = 0;
  return (
    <>
      {text.split('**').map((part, index) => {
        const key = at;
        at += part.length + 2;
        return index % 2 === 1 ? <b key={key}>{part}</b> : <span key={key}>{part}</span>;
      })}
    </>
  );
};

type Props = {
  /** Null for payment at a counter. */
  readonly bank: { readonly bank: string; readonly name: string } | null;
  readonly due: string;
  readonly payer: string;
};

export const GuideCard = ({ bank, due, payer }: Props) => {
  const translate = useTranslate();
  const channels: readonly Channel[] = bank ? vaChannels : counterChannels;
  const [chosen, choose] = useState<Channel>(channels[0] ?? 'teller');
  const steps = bank ? vaGuide(bank.bank, bank.name, chosen) : counterGuide(chosen);
  const values = { amount: formatRupiah(due), payer };
  return (
    <Card
      title={translate('payScreen.guide.title')}
      flush
      actions={
        <Button
          size="small"
          variant="text"
          color="inherit"
          className="pay-print"
          startIcon={<Icon name="print" size={14} />}
          onClick={() => window.print()}
        >
          {translate('payScreen.guide.print')}
        </Button>
      }
    >
      <Tabs
        value={chosen}
        onChange={(_, to: Channel) => choose(to)}
        aria-label={translate('payScreen.guide.channels')}
        variant="scrollable"
        scrollButtons={false}
        className="pay-tabs"
      >
        {channels.map((channel) => (
          <Tab
            key={channel}
            value={channel}
            id={`guide-tab-${channel}`}
            aria-controls={channel === chosen ? 'guide-panel' : undefined}
            iconPosition="start"
            {...(channel === chosen ? { icon: <Icon name={channelIcons[channel]} size={16} /> } : {})}
            label={translate(`payScreen.channel.${channel}`)}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id="guide-panel" aria-labelledby={`guide-tab-${chosen}`}>
        <ol className="gd">
          {steps.map(({ key, values: own, note }, index) => (
            <li key={key}>
              <span className="place">{index + 1}</span>
              <div>
                <div className="gd-say">
                  <Words text={translate(`payScreen.guide.${key}`, { ...values, ...own })} />
                </div>
                {note && <div className="small sec">{translate(`payScreen.guide.${key}_note`, values)}</div>}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Card>
  );
};

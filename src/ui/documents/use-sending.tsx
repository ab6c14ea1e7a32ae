import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Channel } from '#domain/definition/answers.ts';
import type { ResourceWith } from '../../client/request.ts';
import { useCall } from '../feedback/use-call.ts';
import { useCopy } from '../layout/CopyButton.tsx';
import type { MenuChoice } from '../layout/MenuButton.tsx';
import { type LetterResource, SendDialog } from './SendDialog.tsx';

export const usePublicLink = (resource: ResourceWith<'POST', '/{id}/public-link'>, id: string): (() => void) => {
  const copy = useCopy();
  const { run } = useCall();
  return () =>
    void run('POST', `/${resource}/{id}/public-link`, { path: { id } }).then(
      (link) => link && copy(new URL(link.url, window.location.origin).href, 'mail.link_copied'),
    );
};

type SendingOptions = {
  readonly resource: LetterResource & ResourceWith<'POST', '/{id}/public-link'>;
  readonly id: string;
  readonly labels: Readonly<Record<Channel | 'link', string>>;
  /** Message keys of the recipient (`<to>.email_to`) and of the attachment. */
  readonly to: string;
  readonly enclosed: string;
  readonly onSent: () => void;
};

export const useSending = ({ resource, id, labels, to, enclosed, onSent }: SendingOptions) => {
  const translate = useTranslate();
  const copyLink = usePublicLink(resource, id);
  const [sending, setSending] = useState<Channel | null>(null);
  const choices: Readonly<Record<Channel | 'link', MenuChoice>> = {
    email: { key: 'email', label: translate(labels.email), icon: 'mail', onPick: () => setSending('email') },
    whatsapp: {
      key: 'whatsapp',
      label: translate(labels.whatsapp),
      icon: 'phone',
      onPick: () => setSending('whatsapp'),
    },
    link: { key: 'link', label: translate(labels.link), icon: 'external', onPick: copyLink },
  };
  const dialog: ReactNode = sending && (
    <SendDialog
      resource={resource}
      id={id}
      channel={sending}
      words={{ to: translate(`${to}.${sending}_to`), enclosed: translate(enclosed) }}
      onClose={() => setSending(null)}
      onSent={() => {
        setSending(null);
        onSent();
      }}
    />
  );
  return { ...choices, dialog };
};

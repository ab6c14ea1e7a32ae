import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Channel, PublicLink } from '#domain/definition/answers.ts';
import { useCall } from '../feedback/use-call.ts';
import { useCopy } from '../layout/CopyButton.tsx';
import type { MenuChoice } from '../layout/MenuButton.tsx';
import { SendDialog } from './SendDialog.tsx';

export const usePublicLink = (path: string): (() => void) => {
  const copy = useCopy();
  const { run } = useCall();
  return () =>
    void run<PublicLink>('POST', `${path}/public-link`).then(
      (link) => link && copy(new URL(link.url, window.location.origin).href, 'mail.link_copied'),
    );
};

type SendingOptions = {
  readonly path: string;
  readonly labels: Readonly<Record<Channel | 'link', string>>;
  /** Message keys of the recipient (`<to>.email_to`) and of the attachment. */
  readonly to: string;
  readonly enclosed: string;
  readonly onSent: () => void;
};

/** Actions to share a document by mail, WhatsApp or link, with the dialog to edit the letter. */
export const useSending = ({ path, labels, to, enclosed, onSent }: SendingOptions) => {
  const translate = useTranslate();
  const copyLink = usePublicLink(path);
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
      path={path}
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

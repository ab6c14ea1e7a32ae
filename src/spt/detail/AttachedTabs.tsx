import { useTranslate } from 'react-admin';
import type { ReturnType } from '#domain/bupot/kinds.ts';
import type { AttachmentKey } from '#domain/spt/definition.ts';
import { isDrawnIn, NotPosted } from './NotPosted.tsx';
import { SlipTable } from './SlipTable.tsx';
import type { SlipListed } from './slips.ts';
import type { TabProps } from './tabs.ts';

/** A table of an attachment, or what the government bears, which has no attachment of its own. */
type Shown = { readonly attachment?: AttachmentKey; readonly words: string; readonly listed: SlipListed };

const table = (attachment: AttachmentKey, key: string): Shown => ({
  attachment,
  words: `spt.attached.${key}`,
  listed: { table: key },
});

/** What one pays or calculates for one's own people, and everything else: which lists of the form each tab holds. */
const self: Readonly<Record<ReturnType, readonly Shown[]>> = {
  UNIFIKASI: [table('DAFTAR_II', 'self')],
  PPH21: [table('L_IA', 'monthly'), table('L_IB', 'last_period'), table('L_II', 'annual')],
};
const other: Readonly<Record<ReturnType, readonly Shown[]>> = {
  UNIFIKASI: [
    table('DAFTAR_I', 'bppu'),
    table('DAFTAR_I', 'bpnr'),
    table('DAFTAR_II', 'direct'),
    { words: 'sptDetail.borne', listed: { borne: true } },
  ],
  PPH21: [table('L_III', 'other'), table('L_III', 'foreign')],
};

const Lists = ({ spt, of }: Pick<TabProps, 'spt'> & { of: readonly Shown[] }) => {
  const translate = useTranslate();
  if (!isDrawnIn(spt)) return <NotPosted spt={spt} />;
  return of.map(({ attachment, words, listed }) => (
    <SlipTable
      key={words}
      spt={spt}
      title={[attachment && translate(`spt.attachment.${attachment}`), translate(words)].filter(Boolean).join(': ')}
      listed={listed}
      none={translate('sptDetail.none')}
    />
  ));
};

export const SelfTab = ({ spt }: TabProps) => <Lists spt={spt} of={self[spt.type]} />;
export const OtherTab = ({ spt }: TabProps) => <Lists spt={spt} of={other[spt.type]} />;

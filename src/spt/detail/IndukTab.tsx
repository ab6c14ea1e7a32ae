import { useMediaQuery } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { returnFor } from '#domain/spt/return-for.ts';
import { SideScroll } from '../../ui/layout/TableHead.tsx';
import { IndukTable } from './IndukTable.tsx';
import { isDrawnIn, NotPosted, type TabProps } from './NotPosted.tsx';
import { OriginPanel } from './OriginPanel.tsx';
import { WHAT_IF } from './what-if-api.ts';

const LINE = 'line';

/** The Induk, and beside it where the amount one asked about comes from. Which one is in the address. */
export const IndukTab = ({ spt }: TabProps) => {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const narrow = useMediaQuery('(max-width:1024px)');
  const [trail, setTrail] = useState<readonly string[]>([]);
  const definition = returnFor(spt.type, spt.period);
  const open = search.get(LINE);
  const show = (path: string | null) => setSearch(path === null ? {} : { [LINE]: path }, { replace: true });
  const asked = useRef<string | null>(null);
  // Once the panel is gone: until then it may take the focus itself, for a line one went on to just before.
  useEffect(() => {
    if (open || asked.current === null) return;
    document.querySelector<HTMLElement>(`[data-line="${CSS.escape(asked.current)}"]`)?.focus();
    asked.current = null;
  }, [open]);
  if (!definition || !isDrawnIn(spt)) return <NotPosted spt={spt} />;

  const openFirst = (path: string) => {
    setTrail([]);
    show(path);
  };
  const close = () => {
    // The sheet gives the focus back itself.
    if (!narrow) asked.current = trail[0] ?? open;
    show(null);
  };
  return (
    <>
      <SideScroll label={translate('sptDetail.tab.induk')} className="fdt-scroll">
        <IndukTable spt={spt} definition={definition} open={open} onOpen={openFirst} />
      </SideScroll>
      {open && (
        <OriginPanel
          spt={spt}
          definition={definition}
          line={open}
          onOpen={(path) => {
            setTrail([...trail, open]);
            show(path);
          }}
          onBack={
            trail.length === 0
              ? undefined
              : () => {
                  show(trail.at(-1) ?? null);
                  setTrail(trail.slice(0, -1));
                }
          }
          onClose={close}
          onWhatIf={() => setSearch({ [WHAT_IF]: '1' }, { replace: true })}
        />
      )}
    </>
  );
};

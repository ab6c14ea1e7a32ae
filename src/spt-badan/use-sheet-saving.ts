import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SheetView } from '#domain/spt-badan/view-schema.ts';
import { type SaveStatus, useUnsaved } from '../ui/feedback/unsaved.ts';
import { fieldErrorsOf, problemOf, useCall, useTellProblem } from '../ui/feedback/use-call.ts';
import { type Edits, editsOf } from './edits.ts';
import type { Imported } from './ImportRows.tsx';

const IDLE_MS = 700;

/**
 * Entries of one sheet, saved shortly after the last change and when the focus leaves. One save at a time; entries made
 * meanwhile are saved by the next. `stale`: somebody else saved this sheet first.
 */
export const useSheetSaving = (id: string, view: SheetView) => {
  const client = useQueryClient();
  const tell = useTellProblem();
  const { ask } = useCall();
  const [edits, setEdits] = useState<Edits>(() => editsOf(view));
  const [status, setStatus] = useState<SaveStatus>('saved');
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [stale, setStale] = useState(false);
  const latest = useRef(edits);
  const file = useRef<Imported>(undefined);
  const version = useRef(view.version);
  const running = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const { sheet } = view;
  const save = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current);
    if (running.current) return;
    running.current = true;
    const sent = latest.current;
    const imported = file.current;
    setStatus('saving');
    try {
      const saved = await ask('PUT', '/efiling/spt-badan/{id}/sheets/{sheet}', {
        path: { id, sheet },
        body: { version: version.current, ...sent, imported },
        silent: true,
      });
      version.current = saved.version;
      if (file.current === imported) file.current = undefined;
      client.setQueryData(['spt-badan', id, sheet], saved);
      void client.invalidateQueries({
        queryKey: ['spt-badan', id],
        predicate: ({ queryKey }) => queryKey[2] !== sheet,
      });
      setFaults({});
      running.current = false;
      if (latest.current === sent) setStatus('saved');
      else await save();
    } catch (error) {
      running.current = false;
      setStatus('unsaved');
      setFaults(fieldErrorsOf(error));
      if (problemOf(error)?.code === 'stale') setStale(true);
      else tell(error);
    }
  }, [ask, client, id, sheet, tell]);

  const change = (next: Edits, imported?: Imported): void => {
    latest.current = next;
    if (imported) file.current = imported;
    setEdits(next);
    setStatus('unsaved');
    clearTimeout(timer.current);
    if (!stale) timer.current = setTimeout(() => void save(), IDLE_MS);
  };

  const takeServer = useCallback((server: SheetView): void => {
    version.current = server.version;
    latest.current = editsOf(server);
    setEdits(latest.current);
    setFaults({});
    setStale(false);
    setStatus('saved');
  }, []);

  // Somebody else saved this sheet while nothing was being entered here.
  useEffect(() => {
    if (status === 'saved' && view.version > version.current) takeServer(view);
  }, [status, view, takeServer]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useUnsaved(status, save);

  const reload = async (): Promise<void> => {
    await client.refetchQueries({ queryKey: ['spt-badan', id, sheet], exact: true });
    const server = client.getQueryData<SheetView>(['spt-badan', id, sheet]);
    if (server) takeServer(server);
  };
  return { edits, change, save, status, faults, stale, reload };
};

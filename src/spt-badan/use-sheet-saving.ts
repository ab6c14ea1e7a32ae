import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SheetView } from '#domain/spt-badan/view-schema.ts';
import { type SaveStatus, useUnsaved } from '../ui/feedback/unsaved.ts';
import { fieldErrorsOf, problemOf, useCall, useTellProblem } from '../ui/feedback/use-call.ts';
import { useStoredState } from '../ui/form/use-stored-state.ts';
import { type Edits, editsOf } from './edits.ts';
import type { Imported } from './ImportRows.tsx';

const IDLE_MS = 700;

/**
 * Entries of one sheet, saved shortly after the last change and when the focus leaves. One save at a time; entries made
 * meanwhile are saved by the next. Entries that are not saved when the session ends are restored after signing in.
 * `stale`: somebody else saved this sheet first.
 */
export const useSheetSaving = (id: string, view: SheetView) => {
  const client = useQueryClient();
  const tell = useTellProblem();
  const { ask } = useCall();
  const { sheet } = view;
  /** Entries as the server has them. */
  const [saved, setSaved] = useState<Edits>(() => editsOf(view));
  const [edits, setEdits] = useStoredState<Edits>(`sheet.${sheet}`, saved);
  const [saving, setSaving] = useState(false);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [stale, setStale] = useState(false);
  const latest = useRef(edits);
  latest.current = edits;
  const file = useRef<Imported>(undefined);
  const version = useRef(view.version);
  const running = useRef(false);
  /** Entries of a failed save, which are not sent again by themselves. */
  const refused = useRef<Edits>(undefined);
  const isDirty = edits !== saved;
  const status: SaveStatus = saving ? 'saving' : isDirty ? 'unsaved' : 'saved';

  const takeServer = useCallback(
    (server: SheetView): void => {
      const entries = editsOf(server);
      version.current = server.version;
      setSaved(entries);
      setEdits(entries);
      setFaults({});
      setStale(false);
    },
    [setEdits],
  );

  const save = useCallback(async (): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setSaving(true);
    const sent = latest.current;
    const imported = file.current;
    try {
      const server = await ask('PUT', '/efiling/spt-badan/{id}/sheets/{sheet}', {
        path: { id, sheet },
        body: { version: version.current, ...sent, imported },
        silent: true,
      });
      version.current = server.version;
      if (file.current === imported) file.current = undefined;
      client.setQueryData(['spt-badan', id, sheet], server);
      void client.invalidateQueries({
        queryKey: ['spt-badan', id],
        predicate: ({ queryKey }) => queryKey[2] !== sheet,
      });
      // Entries made meanwhile stay and are saved next.
      if (latest.current === sent) takeServer(server);
    } catch (error) {
      refused.current = sent;
      setFaults(fieldErrorsOf(error));
      if (problemOf(error)?.code === 'stale') setStale(true);
      else tell(error);
    } finally {
      running.current = false;
      setSaving(false);
    }
  }, [ask, client, id, sheet, tell, takeServer]);

  const change = (next: Edits, imported?: Imported): void => {
    if (imported) file.current = imported;
    setEdits(next);
  };

  useEffect(() => {
    if (!isDirty || stale || saving || edits === refused.current) return;
    const timer = setTimeout(() => void save(), IDLE_MS);
    return () => clearTimeout(timer);
  }, [edits, isDirty, stale, saving, save]);

  // Somebody else saved this sheet while nothing was being entered here.
  useEffect(() => {
    if (!isDirty && view.version > version.current) takeServer(view);
  }, [isDirty, view, takeServer]);
  useUnsaved(status, save);

  const reload = async (): Promise<void> => {
    await client.refetchQueries({ queryKey: ['spt-badan', id, sheet], exact: true });
    const server = client.getQueryData<SheetView>(['spt-badan', id, sheet]);
    if (server) takeServer(server);
  };
  return { edits, change, save, status, faults, stale, reload };
};

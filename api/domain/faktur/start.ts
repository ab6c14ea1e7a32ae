import type { Faktur, FakturInput, FakturRow } from './record.ts';
import type { Taken } from './stages.ts';

/** The contract a stage belongs to: what was taken of it so far, and what is left. Amounts in rupiah. */
export type StagesSoFar = {
  first: Faktur;
  stages: FakturRow[];
  taken: Taken;
  remaining: string;
  settled: boolean;
};

/** What a form of an invoice starts with. */
export type FakturStart = {
  defaults: FakturInput;
  company: { name: string; npwp: string; pkp: boolean; address: string; city: string };
  branches: { nitku: string; name: string; address: string }[];
  signee: { name: string; npwp: string; jobTitle: string } | null;
  quota: { quota: number; used: number; reserved: number; remaining: number; package: string };
  certificate: { validTo: string; matchesOffice: boolean; subject: string } | null;
  /** Last day to upload an invoice of today. */
  deadline: string;
  /** The invoice that is replaced. */
  original?: Faktur;
  chain?: StagesSoFar;
};

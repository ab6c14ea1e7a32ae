import type { SlipKind } from '#domain/bupot/kinds.ts';

/** Words by which a file says which slips it brings: in its name, in that of its sheet, or above its headings. */
export const speaks: Readonly<Record<SlipKind, RegExp>> = {
  BPMP: /\b(bpmp|gaji|penggajian|payroll|salary|salaries|upah bulanan|pegawai tetap|pph 21|pph21|pasal 21)\b/,
  BPA1: /\b(bpa1|1721 a1|a1|pph 21|pph21|pasal 21)\b/,
  BPA2: /\b(bpa2|1721 a2|a2)\b/,
  BP21: /\b(bp21|tidak final|bukan pegawai|tenaga ahli|tenaga lepas|pekerja lepas|harian|honorarium|freelance|pph 21|pph21|pasal 21)\b/,
  BP26: /\b(bp26|pph 26|pph26|pasal 26)\b/,
  BPPU: /\b(bppu|unifikasi|pph 15|pph 22|pph 23|pph22|pph23|pasal 15|pasal 22|pasal 23|pasal 4 ayat 2|vendor|pemasok|supplier)\b/,
  BPNR: /\b(bpnr|non ?residen[t]?|luar negeri|wpln|pph 26|pph26|pasal 26)\b/,
  SP: /\b(setor sendiri|disetor sendiri)\b/,
  CY: /\b(digunggung)\b/,
};

const EMPLOYEES = /\b(gaji|karyawan|pegawai|upah|salary|employee)\b/;

/** Headings of a payroll: family status beside what employees earn. No slip but those of PPh 21 asks for it. */
export const headingsSpeak = (headings: string): readonly SlipKind[] =>
  /\bptkp\b/.test(headings) && EMPLOYEES.test(headings) ? ['BPMP', 'BPA1', 'BPA2', 'BP21'] : [];

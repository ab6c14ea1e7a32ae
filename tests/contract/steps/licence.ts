import { choice, count, day, digits, optional, text } from '#domain/definition/record-field.ts';
import { file, rows, tick, type Wizard } from '#domain/definition/steps.ts';

/** A wizard that exists in tests only: a licence that a company applies for. */
export const licence: Wizard = {
  resource: 'made/licence',
  owner: 'SETTING_PROFILE_COMPANY_CREATE',
  title: ['Permohonan izin', 'Application for a licence'],
  path: '/main/made/licence',
  home: '/main/home',
  done: '/main/home/companies',
  code: true,
  steps: {
    identity: {
      title: ['Identitas', 'Identity'],
      fields: {
        name: text(['Nama', 'Name'], 60),
        kind: choice(['Jenis', 'Kind'], { SINGLE: ['Tunggal', 'Single'], JOINT: ['Bersama', 'Joint'] }),
        founded: optional(day(['Didirikan', 'Founded'])),
      },
    },
    members: {
      title: ['Anggota', 'Members'],
      when: ({ identity }) => identity?.kind === 'JOINT',
      fields: {
        people: rows(
          ['Anggota', 'Members'],
          { name: text(['Nama anggota', 'Name of the member'], 60), npwp: digits(['NPWP', 'NPWP'], 16) },
          2,
        ),
        shares: optional(count(['Saham', 'Shares'], 100)),
        agreement: file(['Perjanjian', 'Agreement']),
      },
    },
    papers: {
      title: ['Lampiran', 'Papers'],
      fields: { deed: file(['Akta', 'Deed']), plan: { ...file(['Rencana', 'Plan']), optional: true } },
    },
    statement: {
      title: ['Pernyataan', 'Statement'],
      fields: { truth: tick(['Data ini benar', 'These data are true']) },
    },
  },
};

/** One object per line, phrases separated by commas. Words can be added here without changing the search. */
export const objectWords: Readonly<Record<string, string>> = {
  '21-100-01': 'gaji, gaji karyawan, pegawai tetap, salary, employee',
  '21-100-02': 'pensiun, uang pensiun bulanan, monthly pension, retiree',
  '21-100-04': 'mlm, multi level marketing, direct selling, distributor, penjualan berjenjang',
  '21-100-05': 'agen asuransi, komisi asuransi, insurance agent',
  '21-100-06': 'sales keliling, penjaja, salesman, pedagang keliling',
  '21-100-07':
    'tenaga ahli, dokter, pengacara, lawyer, advokat, akuntan, auditor, konsultan, consultant, notaris, arsitek, architect, doctor, honor dokter, jasa notaris, ppat, penilai, appraiser, aktuaris',
  '21-100-10': 'komisaris, honor komisaris, dewan pengawas, commissioner, direksi',
  '21-100-11': 'mantan pegawai, bonus mantan karyawan, tantiem mantan direksi, former employee, jasa produksi',
  '21-100-12': 'tarik dana pensiun, dana pensiun sebagian, dplk pegawai, pension withdrawal, pencairan pensiun',
  '21-100-14': 'peserta rapat, uang saku rapat, uang hadir, peserta seminar, workshop, meeting allowance',
  '21-100-15': 'panitia, honor panitia, committee',
  '21-100-16': 'magang, internship, intern, uang saku magang, peserta pelatihan, trainee, pkl, beasiswa pelatihan',
  '21-100-17': 'peserta kegiatan, event participant',
  '21-100-18':
    'narasumber, honor narasumber, pembicara, speaker, trainer, pelatih, pengajar, guru les, moderator, mentor, coach, penceramah, honorarium',
  '21-100-19': 'penulis, pengarang, penerjemah, translator, writer, peneliti, copywriter, royalti penulis',
  '21-100-20':
    'freelance, freelancer, pekerja lepas, jasa perorangan, programmer, desainer, designer, developer, fotografer, teknisi, tukang, servis, bukan pegawai, jasa pribadi, service',
  '21-100-21': 'agen iklan, advertising agent',
  '21-100-22': 'pengawas proyek, pengelola proyek, project manager, mandor proyek',
  '21-100-23':
    'makelar, perantara, calo, broker, komisi, komisi penjualan, referral, afiliasi, affiliate, fee marketing',
  '21-100-24':
    'buruh harian, tenaga harian, harian lepas, upah harian, mingguan, borongan, pekerja harian, daily worker, tukang harian, pegawai tidak tetap harian',
  '21-100-25': 'pesangon tahun ketiga, pesangon dicicil, severance third year',
  '21-100-30': 'buruh harian di atas 2500000, upah harian besar, harian lepas tinggi, daily worker above limit',
  '21-100-33':
    'artis, penyanyi, musisi, band, mc, pembawa acara, influencer, youtuber, content creator, konten kreator, endorse, model, aktor, komedian, pelawak, selebgram, singer',
  '21-100-34': 'atlet, olahragawan, pemain bola, athlete',
  '21-100-35':
    'pegawai tidak tetap bulanan, kontrak bulanan, tenaga lepas bulanan, part time bulanan, non permanent monthly',
  '21-100-36': 'hadiah lomba, juara, pemenang lomba, kompetisi, competition prize, turnamen',
  '21-401-01':
    'pesangon, phk, uang pesangon, severance, layoff, pensiun dini, golden shake hand, uang penghargaan masa kerja',
  '21-401-02': 'jht, jaminan hari tua, tht, manfaat pensiun, uang pensiun sekaligus, pencairan jht, pension lump sum',
  '21-402-02': 'honor pns golongan iii, honor asn, perwira pertama, honor apbn',
  '21-402-03': 'honor pns golongan iv, pejabat negara, perwira menengah, perwira tinggi, honor apbd',
  '21-402-04': 'honor pns golongan i ii, tamtama, bintara',
  '27-100-99':
    'pph 26, wna, orang asing, luar negeri, bukan penduduk, konsultan asing, expat nonresident, foreigner, tenaga ahli asing',
};

/** Objects most often used; offered before anything is typed. */
export const commonObjects: readonly string[] = [
  '21-100-07',
  '21-100-20',
  '21-100-18',
  '21-100-24',
  '21-401-01',
  '21-401-02',
  '21-100-35',
  '21-100-10',
  '21-100-33',
  '27-100-99',
];

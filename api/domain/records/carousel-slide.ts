import { plainRecord } from '../definition/plain-record.ts';
import { choice, count, day, optional, text } from '../definition/record-field.ts';

/** Characters of an address. */
const LONGEST = 255;

/** A slide of the carousel on Home, for the readers of one language. */
export const carouselSlide = plainRecord({
  resource: 'admin/api/cms/carousel',
  scope: 'internal',
  names: ['carouselSlide', 'carouselSlides'],
  title: ['Konten beranda', 'Content of Home'],
  noun: ['slide', 'slide'],
  words: {
    lead: [
      'Slide tampil di Beranda pada tanggalnya, menurut urutan dan bahasa pembaca.',
      'Slides are on Home on their days, in their order, for readers of their language.',
    ],
    none_text: ['Tulis slide untuk Beranda.', 'Write a slide for Home.'],
  },
  fields: {
    title: text(['Judul', 'Title'], 100),
    text: text(['Teks', 'Text'], 300),
    contentImageUrl: optional(text(['Gambar isi', 'Content image'], LONGEST)),
    featureImageUrl: optional(text(['Gambar fitur', 'Feature image'], LONGEST)),
    link: optional(text(['Tautan', 'Link'], LONGEST)),
    place: count(['Urutan', 'Order'], 999),
    fromDay: day(['Dari', 'From']),
    untilDay: day(['Sampai', 'To']),
    language: choice(['Bahasa', 'Language'], { id: ['Indonesia', 'Indonesian'], en: ['Inggris', 'English'] }),
  },
  sorts: ['place', 'title', 'fromDay', 'untilDay'],
  usual: ['place', 'ASC'],
  search: ['title', 'text'],
  equal: ['language'],
  unique: { of: ['title', 'language'], at: 'title' },
  list: ['title', 'language', 'place', 'fromDay', 'untilDay'],
  form: [
    'title',
    'text',
    ['contentImageUrl', 'featureImageUrl'],
    'link',
    ['fromDay', 'untilDay'],
    ['place', 'language'],
    'preview',
  ],
  start: { language: 'id', place: 1 },
});

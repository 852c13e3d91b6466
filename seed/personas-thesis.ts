import type { Persona } from './persona-types.ts';

const nearThesis = { programme: 'MSCS', admission: 20251, history: 'masterNearThesis', paid: ['ITCS599-01'] } as const;

/**
 * Students with a thesis topic, and one whose topic was returned. The student who proposes a topic is in
 * personas-services.ts.
 */
export const thesisPersonas: readonly Persona[] = [
  {
    key: 'thesisApproved',
    area: 'thesis',
    name: ['Ebrahim Yusuf Al Doseri', 'إبراهيم يوسف الدوسري'],
    gender: 'male',
    title: ['Thesis topic approved', 'موضوع رسالة معتمد'],
    shows: [
      'Topic and supervisor are on the record since May 2026: the research plan can be handed in.',
      'الموضوع والمشرف مثبتان في السجل منذ مايو 2026: يمكنه تقديم خطة البحث.',
    ],
    records: [
      {
        ...nearThesis,
        thesis: {
          state: 'current',
          supervisor: 4,
          on: '2026-05-17',
          titleEn: 'Placing Air Quality Sensors in Industrial Towns',
          titleAr: 'توزيع مستشعرات جودة الهواء في المدن الصناعية',
          subTopic: 'Sensor placement',
        },
      },
    ],
  },
  {
    key: 'thesisReturned',
    area: 'thesis',
    name: ['Noora Abdulla Al Fadhel', 'نورة عبدالله الفاضل'],
    title: ['Thesis topic returned', 'موضوع رسالة أُعيد للتعديل'],
    shows: [
      'The supervisor has returned her topic for another title: she changes it and sends it again.',
      'أعاد المشرف موضوعها لتعديل العنوان: تعدله وترسله من جديد.',
    ],
    records: [
      {
        ...nearThesis,
        thesis: {
          state: 'returned',
          supervisor: 1,
          on: '2026-09-06',
          titleEn: 'Detecting Fraud in Mobile Payments by Machine Learning',
          titleAr: null,
          subTopic: 'Explainable models',
          note: 'A thesis of 2023 has nearly this title. Please say what is new.',
        },
      },
    ],
  },
];

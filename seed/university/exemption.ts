/**
 * Tests whose certificate exempts from the orientation programme: code, names, scale and least score in tenths of a
 * point.
 */
export const exemptionTests: readonly (readonly [
  code: string,
  nameEn: string,
  nameAr: string,
  lowest: number,
  highest: number,
  step: number,
  minimum: number,
])[] = [
  ['ielts', 'IELTS Academic', 'آيلتس الأكاديمي (\u2066IELTS\u2069)', 0, 90, 5, 50],
  ['toeflIbt', 'TOEFL iBT', 'توفل الإلكتروني (\u2066TOEFL iBT\u2069)', 0, 1200, 10, 610],
  ['toeflItp', 'TOEFL ITP', 'توفل المؤسسي (\u2066TOEFL ITP\u2069)', 3100, 6770, 10, 5000],
  ['pte', 'PTE Academic', 'بيرسون الأكاديمي (\u2066PTE\u2069)', 100, 900, 10, 430],
  ['cambridge', 'Cambridge B2 First', 'كامبريدج (\u2066B2 First\u2069)', 1220, 1900, 10, 1600],
];

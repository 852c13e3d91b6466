import { plainPage } from '../../../locales/print/plain-page.ts';

/** Small files that scenarios upload, created here and named by their purpose. */

/** A PNG picture of one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const mebibyte = 1024 * 1024;

const samples: Record<string, () => File> = {
  'bank-letter': () =>
    new File([plainPage('The account BH67 BMAG 0000 1299 1234 56 is held by the student.')], 'bank-letter.pdf', {
      type: 'application/pdf',
    }),
  'medical-report': () =>
    new File(
      [plainPage('The student was treated from October 2024 to May 2025 and has recovered.')],
      'medical-report.pdf',
      { type: 'application/pdf' },
    ),
  'clearance-form': () =>
    new File(
      [plainPage('Clearance form of the National University: I return everything that was lent to me.')],
      'clearance-form.pdf',
      { type: 'application/pdf' },
    ),
  certificate: () =>
    new File([plainPage('IELTS Academic, 14 March 2026: overall band score 6.0')], 'certificate.pdf', {
      type: 'application/pdf',
    }),
  'research-plan': () =>
    new File([plainPage('Research plan: placing air quality sensors in industrial towns')], 'research-plan.pdf', {
      type: 'application/pdf',
    }),
  responsibility: () =>
    new File([plainPage('I take responsibility for what this plan says.')], 'responsibility.pdf', {
      type: 'application/pdf',
    }),
  'plan-again': () =>
    new File([plainPage('Another file of the same name')], 'research-plan.pdf', { type: 'application/pdf' }),
  empty: () => new File([], 'bank-letter.pdf', { type: 'application/pdf' }),
  'picture-called-pdf': () => new File([picture], 'bank-letter.pdf', { type: 'application/pdf' }),
  'pdf-called-docx': () => new File([plainPage('A letter')], 'bank-letter.docx'),
  'large-letter': () =>
    new File([plainPage('A long letter'), Buffer.alloc(9.9 * mebibyte)], 'bank-letter.pdf', {
      type: 'application/pdf',
    }),
  'too-large': () =>
    new File([plainPage('A very long letter'), Buffer.alloc(11 * mebibyte)], 'bank-letter.pdf', {
      type: 'application/pdf',
    }),
};

export const sampleNames = Object.keys(samples);

export const sampleFile = (name: string): File | undefined =>
  Object.hasOwn(samples, name) ? samples[name]?.() : undefined;

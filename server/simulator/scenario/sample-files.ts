/** Files that scenarios send in: small, made here, named for what they show. */

const page = (words: string): string => {
  const text = `BT /F1 18 Tf 72 720 Td (${words}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = file.length;
  return `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
};

/** The beginning of a picture, one dot large. */
const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

const mebibyte = 1024 * 1024;

const samples: Record<string, () => File> = {
  'bank-letter': () => new File([page('The account BH67 BMAG 0000 1299 1234 56 is held by the student.')], 'bank-letter.pdf', { type: 'application/pdf' }),
  'medical-report': () => new File([page('The student was treated from October 2024 to May 2025 and has recovered.')], 'medical-report.pdf', { type: 'application/pdf' }),
  'clearance-form': () => new File([page('Clearance form of the National University: I return everything that was lent to me.')], 'clearance-form.pdf', { type: 'application/pdf' }),
  certificate: () => new File([page('IELTS Academic, 14 March 2026: overall band score 6.0')], 'certificate.pdf', { type: 'application/pdf' }),
  'research-plan': () => new File([page('Research plan: placing air quality sensors in industrial towns')], 'research-plan.pdf', { type: 'application/pdf' }),
  responsibility: () => new File([page('I take responsibility for what this plan says.')], 'responsibility.pdf', { type: 'application/pdf' }),
  'plan-again': () => new File([page('Another file of the same name')], 'research-plan.pdf', { type: 'application/pdf' }),
  empty: () => new File([], 'bank-letter.pdf', { type: 'application/pdf' }),
  'picture-called-pdf': () => new File([picture], 'bank-letter.pdf', { type: 'application/pdf' }),
  'pdf-called-docx': () => new File([page('A letter')], 'bank-letter.docx'),
  'large-letter': () => new File([page('A long letter'), Buffer.alloc(9.9 * mebibyte)], 'bank-letter.pdf', { type: 'application/pdf' }),
  'too-large': () => new File([page('A very long letter'), Buffer.alloc(11 * mebibyte)], 'bank-letter.pdf', { type: 'application/pdf' }),
};

export const sampleNames = Object.keys(samples);

export const sampleFile = (name: string): File | undefined => (Object.hasOwn(samples, name) ? samples[name]?.() : undefined);

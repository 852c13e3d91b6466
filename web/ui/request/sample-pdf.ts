import { plainPage } from '../../../locales/print/plain-page.ts';

/** A one-page PDF marked as a sample, for simulator users without a suitable document. */
export const samplePdf = (name: string): File =>
  new File([plainPage('A sample for the simulator, not a real document')], `sample-${name}.pdf`, {
    type: 'application/pdf',
  });

import { plainPage } from '../../locales/print/plain-page.ts';

/** One page that says it is a sample; for whoever tries a simulator and has no document of the kind at hand. */
export const samplePdf = (name: string): File =>
  new File([plainPage('A sample for the simulator, not a real document')], `sample-${name}.pdf`, {
    type: 'application/pdf',
  });

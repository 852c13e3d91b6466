/**
 * The styles of every page count from now on; ready once they are there. Beside a document that was not built they came
 * with the code.
 */
export const stylesReady = (): Promise<void> =>
  new Promise((done) => {
    const link = document.getElementById('styles');
    if (!(link instanceof HTMLLinkElement)) return done();
    link.media = 'all';
    if (link.sheet) return done();
    link.addEventListener('load', () => done());
    // The page is of more use without its styles than not at all.
    link.addEventListener('error', () => done());
  });

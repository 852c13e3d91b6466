/**
 * Activates the style sheet of the built page and resolves when it has loaded. In development the styles come with the
 * code, so it resolves at once.
 */
export const stylesReady = (): Promise<void> =>
  new Promise((done) => {
    const link = document.getElementById('styles');
    if (!(link instanceof HTMLLinkElement)) return done();
    link.media = 'all';
    if (link.sheet) return done();
    link.addEventListener('load', () => done());
    // If the style sheet cannot be loaded, the page starts without it.
    link.addEventListener('error', () => done());
  });

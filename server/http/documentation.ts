import express, { type Express } from 'express';
import absolutePath from 'swagger-ui-dist/absolute-path.js';
import { contractText } from './contract.ts';

/** Links to the simulator's demonstrations in the formats of other tools. */
const downloads = `<p style="margin: 1rem; font: 1rem sans-serif">
      The demonstrations for other tools:
      <a href="docs/scenarios.zip">Arazzo documents (ZIP)</a>,
      <a href="docs/scenarios.postman_collection.json">collection for Postman and Bruno</a>.
    </p>
    `;

const page = (simulating: boolean): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Student information system: the API</title>
    <link rel="stylesheet" href="docs/swagger-ui.css" />
  </head>
  <body>
    ${simulating ? downloads : ''}<div id="documentation"></div>
    <script src="docs/swagger-ui-bundle.js"></script>
    <script src="docs/documentation.js"></script>
  </body>
</html>
`;

/**
 * The script of the documentation page. The sign-in is kept over a reload. The filter searches all calls, because the
 * browser's search finds only those shown.
 */
const script = `const ui = SwaggerUIBundle({
  url: new URL('../openapi.yaml', document.currentScript.src).href, dom_id: '#documentation', deepLinking: true, showExtensions: true, docExpansion: 'list',
  persistAuthorization: true, displayRequestDuration: true, tryItOutEnabled: true, filter: true, plugins: [anyWord],
  responseInterceptor: signedIn,
  onComplete: () => document.querySelector('.operation-filter-input')?.setAttribute('placeholder', 'Filter: a call, a path or a word of its summary'),
});

// A response that signs a student in gives the token of the calls that follow.
function signedIn(response) {
  const token = response.ok && response.obj?.idToken;
  if (typeof token === 'string') {
    ui.preauthorizeApiKey('bearer', token);
    ui.getSystem().authActions.persistAuthorizationIfNeeded();
  }
  return response;
}

// Searches calls by id, path, summary and tag, instead of tags alone.
function anyWord() {
  return {
    fn: {
      opsFilter: (tagged, phrase) => {
        const wanted = phrase.trim().toLowerCase();
        const says = (operation, tag) => [tag, operation.get('path'), operation.get('method'), operation.getIn(['operation', 'operationId']), operation.getIn(['operation', 'summary'])].join(' ').toLowerCase().includes(wanted);
        return tagged.map((group, tag) => group.set('operations', group.get('operations').filter((operation) => says(operation, tag)))).filter((group) => group.get('operations').size > 0);
      },
    },
  };
}
`;

/**
 * Serves the contract at /openapi.yaml and its documentation at /docs. The links of the page are relative, so it also
 * works below the path of a sandbox and calls that sandbox.
 */
export function mountDocumentation(app: Express): void {
  app.get('/openapi.yaml', (_, res) => res.type('text/yaml').send(contractText()));
  app.get('/docs', (_, res) => res.type('html').send(page(res.locals.simulating === true)));
  app.get('/docs/documentation.js', (_, res) => res.type('js').send(script));
  app.use('/docs', express.static(absolutePath(), { index: false }));
}

import { join } from 'node:path';
import express, { type Express } from 'express';
import absolutePath from 'swagger-ui-dist/absolute-path.js';
import { projectRoot } from '../../db/root.ts';

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Student information system: the calls</title>
    <link rel="stylesheet" href="docs/swagger-ui.css" />
  </head>
  <body>
    <div id="documentation"></div>
    <script src="docs/swagger-ui-bundle.js"></script>
    <script src="docs/documentation.js"></script>
  </body>
</html>
`;

const script = `SwaggerUIBundle({ url: new URL('../openapi.yaml', document.currentScript.src).href, dom_id: '#documentation', deepLinking: true, showExtensions: true, docExpansion: 'list' });\n`;

/** The contract at /openapi.yaml, readable at /docs; relative, so that a sandbox has its own. */
export function mountDocumentation(app: Express): void {
  app.get('/openapi.yaml', (_, res) => res.type('text/yaml').sendFile(join(projectRoot, 'openapi.yaml')));
  app.get('/docs', (_, res) => res.type('html').send(page));
  app.get('/docs/documentation.js', (_, res) => res.type('js').send(script));
  app.use('/docs', express.static(absolutePath(), { index: false }));
}

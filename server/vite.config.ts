import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = process.env.BUILD_FOLDER ?? `${root}/dist`;

/** Leaves the contract as JSON beside the built server, which reads it faster than YAML. */
const contractAsJson: Plugin = {
  name: 'contract-as-json',
  closeBundle: () =>
    writeFileSync(
      `${folder}/openapi.json`,
      JSON.stringify(parse(readFileSync(`${root}/openapi.yaml`, 'utf8'), { maxAliasCount: -1 })),
    ),
};

/** What finds files of its own, or is loaded when it is first asked for. */
const outside = [
  'better-sqlite3',
  'pino',
  'swagger-ui-dist',
  'jspdf',
  'jspdf-autotable',
  'oidc-provider',
  'openid-client',
];

/**
 * Beside each validator express-openapi-validator builds one of the whole OpenAPI document, which nobody asks
 * (`validateApiSpec: false`): most of the time that a validator takes.
 */
const withoutDocumentValidator: Plugin = {
  name: 'without-document-validator',
  enforce: 'pre',
  load: (id) =>
    /express-openapi-validator.dist.framework.openapi\.schema\.validator\.js$/.test(id)
      ? 'exports.OpenAPISchemaValidator = class {};'
      : null,
};

/**
 * The server as one file, packages included: a start reads one file instead of a thousand. Names stay as they are
 * written, for stacks and for what is told of rules.
 */
export default defineConfig({
  root,
  publicDir: false,
  ssr: { noExternal: true, external: outside },
  plugins: [contractAsJson, withoutDocumentValidator],
  build: {
    ssr: 'server/main.ts',
    outDir: `${folder}/server`,
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    copyPublicDir: false,
    rolldownOptions: {
      output: { minify: { mangle: false, compress: false, codegen: { removeWhitespace: true } } },
      checks: { commonJsVariableInEsm: false, pluginTimings: false },
    },
  },
  logLevel: 'warn',
});

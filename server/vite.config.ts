import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { readSource } from './http/contract-source.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = process.env.BUILD_FOLDER ?? `${root}/dist`;

/**
 * Leaves the whole contract beside the built server: as JSON, which is read faster than YAML, and as YAML for other
 * programs.
 */
const builtContract: Plugin = {
  name: 'built-contract',
  closeBundle: () => {
    const { contract, published } = readSource(readFileSync(`${root}/openapi.yaml`, 'utf8'));
    writeFileSync(`${folder}/openapi.json`, JSON.stringify(contract));
    writeFileSync(`${folder}/openapi.yaml`, published());
  },
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
  plugins: [builtContract, withoutDocumentValidator],
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

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { readSource } from './http/contract-source.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = process.env.BUILD_FOLDER ?? `${root}/dist`;

/**
 * Copies the contract beside the built server: as JSON, which is faster to read than YAML, and as YAML for other
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

/** Packages that are not bundled, because they load their own files or are loaded only on first use. */
const outside = [
  '@node-rs/argon2',
  'better-sqlite3',
  'pino',
  'swagger-ui-dist',
  'jspdf',
  'jspdf-autotable',
  'oidc-provider',
  'openid-client',
];

/**
 * Replaces a validator of express-openapi-validator that checks the OpenAPI document itself. It is unused here
 * (`validateApiSpec: false`) and takes most of the start-up time of a validator.
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
 * Bundles the server and its packages into one file, because a start reads one file faster than a thousand. Names are
 * not mangled: stack traces and explanations of rules use them.
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

import { fileURLToPath } from 'node:url';
import { readFileSync } from 'node:fs';
import { constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { VitePWA } from 'vite-plugin-pwa';
import { groups, readWholePlugin } from './boot/chunks.ts';
import { pagePlugin } from './boot/page-plugin.ts';

const api = `http://127.0.0.1:${process.env.API_PORT ?? '3000'}`;
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};
const fromServer = [
  '/api',
  '/sim',
  '/sandbox',
  '/gateway',
  '/docs',
  '/openapi.yaml',
  '/config.json',
  '/register',
  '/forgot_password',
  '/verify_token',
  '/.well-known',
];

/**
 * Builds the service worker with the list of files to cache for offline use, in both languages. The trainer's tools,
 * the document writers, the GPA chart and the check of credentials, which needs the network, are excluded.
 */
const serviceWorker = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'offline',
  filename: 'service-worker.ts',
  injectRegister: false,
  manifest: false,
  injectManifest: {
    globPatterns: ['assets/*.{js,css}', 'assets/*.woff2', 'mark.svg'],
    globIgnores: [
      'assets/{console,credential-check,simulator,traffic,classroom,regulation,gateway,identity,outgoing,excel,pdf,html2canvas,index.es,purify.es,streams-worker,GpaChart,InstantField,Console,Simulator,Trainer,ToolsDrawer,TrafficPanel,ScriptPanel,OutboxPanel,PersonasPanel,ScenariosPanel,JoinPage,StartPage,AsPersonaPage,RefusalPanel,ClockPanel,FindDialogue,*Section}*',
    ],
    minify: true,
    target: 'es2022',
  },
  // Reduces the log output and replaces a deprecated bundler option by the current one.
  integration: {
    configureCustomSWViteBuild: (config) => {
      config.logLevel = 'warn';
      const output = config.build?.rollupOptions?.output;
      if (output && !Array.isArray(output)) {
        delete output.inlineDynamicImports;
        Object.assign(output, { codeSplitting: false });
      }
    },
  },
});

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // Relative addresses allow one build to serve at / and at /sandbox/<name>/, where the server sets <base>.
  base: './',
  worker: { format: 'es' },
  define: { 'import.meta.env.VITE_VERSION': JSON.stringify(version) },
  // Files are compressed once at build time, instead of lightly on each download. The highest quality, 11, would save
  // 2 % more bytes and take as long as the rest of the build.
  plugins: [
    react(),
    pagePlugin(),
    readWholePlugin(),
    serviceWorker,
    compression({
      include: /\.(js|css|svg)$/,
      exclude: /\.map$/,
      threshold: 1000,
      algorithms: [defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }), 'gzip'],
    }),
  ],
  // JSON files are bundled as text, because browsers parse JSON faster than code.
  json: { namedExports: false, stringify: true },
  build: {
    outDir: `${process.env.BUILD_FOLDER ?? '../dist'}/web`,
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 800,
    assetsInlineLimit: 0,
    // The polyfill is left out, because every browser of the build target supports module preloading.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  // The paths of source files in web/api look like API paths, so the proxy must not match `.ts` files.
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(fromServer.map((path) => [`^${path}(/(?![^?]*\\.ts(\\?|$))|\\?|$)`, api])),
  },
});

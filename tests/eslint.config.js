import css from '@eslint/css';
import js from '@eslint/js';
import i18next from 'eslint-plugin-i18next';
import hooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';

/** Forbids the files to import modules whose path matches one of the patterns. Each pattern has the message to show. */
const forbid = (files, ...patterns) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: patterns.map(([regex, message]) => ({ regex, message })) }] },
});

const noPage = ['/web/', 'Server, database, seed and texts do not import the page.'];
/** The rules of averages, which server, seed and page share: the page also computes averages with expected grades. */
const averages = 'academic-record/gpa-average';
/**
 * The page may import only these modules of the server. `hosting` describes config.json, which the page and the servers
 * must read in the same way.
 */
const noServer = [
  `/(server|db|seed)/(?!http/contract\\.gen|hosting/(page-config|accent)\\.ts$|${averages}\\.ts$)`,
  'Of the server the page imports only the contract (server/http/contract.gen.ts), the rules of averages and the types of config.json.',
];

/**
 * The pattern of the list of features. Files that must not import the list get the declarations of the features from
 * the start of the page.
 */
const givenFeatures = ['/features\\.ts$', 'The list of features is given at the start.'];

/** Properties for left and right, which are forbidden because the page is also displayed from right to left. */
const physicalSides = [
  {
    selector: 'JSXAttribute[name.name=/^(ml|mr|pl|pr|left|right|bdl|bdr)$/]',
    message: 'Use ms, me, ps, pe or a logical property.',
  },
  {
    selector:
      'Property[key.name=/^((margin|padding|border)(Left|Right).*|left|right|border(Top|Bottom)(Left|Right)Radius)$/]',
    message: 'Use a logical property (insetInlineStart, marginInlineEnd …).',
  },
  { selector: "Property[key.name='textAlign'] > Literal[value=/^(left|right)$/]", message: "Use 'start' or 'end'." },
  { selector: "JSXAttribute[name.name='ta'] > Literal[value=/^(left|right)$/]", message: "Use 'start' or 'end'." },
];

/**
 * Comparisons with message codes, which are forbidden in the page. The traits of a code are declared beside it, in
 * server/codes.ts.
 */
const codesByName = [
  {
    selector: "BinaryExpression[operator=/^[!=]==?$/][left.name='Code'][right.type='Literal']",
    message: 'Ask for a trait of the code (web/api/code-traits.ts).',
  },
  {
    selector: "BinaryExpression[operator=/^[!=]==?$/][left.property.name='Code'][right.type='Literal']",
    message: 'Ask for a trait of the code (web/api/code-traits.ts).',
  },
  {
    selector: "NewExpression[callee.name='Set'] Literal[value=/^(MSG-\\d|registration\\.(?!confirm))/]",
    message: 'A list of codes is a trait of each (server/codes.ts).',
  },
];

const traitChecks = ['isAbout', 'isLiftedBy', 'tellsState'];
/** Functions whose arguments are names of things and not words to read. */
const namesOnly = [
  ...['t', 'messageText', 'format[A-Z].*', 'form.(field|file)', 'address', 'group', 'button', 'buttonOf', 'fieldOf'],
  ...traitChecks,
];

/** Commas that code puts between the parts of a list. They depend on the language, so `formatList` must write them. */
const ownCommas = [
  { selector: "CallExpression[callee.property.name='join'] > Literal[value=/^(, |، )$/]", message: 'Use formatList.' },
  { selector: 'TemplateElement[value.raw=/^, $/]', message: 'Use formatList.' },
];

/**
 * Rules that need only the text of one file. Rules that need types are in `oxlint.json`; oxlint also checks the types.
 */
export default defineConfig(
  { ignores: ['dist/', 'node_modules/', 'data/', '**/*.gen.ts', 'test-results/', 'playwright-report/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [js.configs.recommended, ts.configs.recommended],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': 'error',
    },
  },
  { files: ['tests/**/*.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.{js,mjs}'],
    extends: [js.configs.recommended],
    languageOptions: {
      globals: Object.fromEntries(
        ['process', 'URL', 'console', 'fetch', 'AbortSignal'].map((name) => [name, 'readonly']),
      ),
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks, i18next },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': ['error', ...physicalSides, ...ownCommas, ...codesByName],
    },
  },
  {
    files: ['web/**/*.tsx'],
    rules: {
      'i18next/no-literal-string': [
        'error',
        {
          mode: 'jsx-only',
          callees: { exclude: namesOnly },
          'object-properties': { exclude: ['tone', 'color', 'role'] },
          'jsx-attributes': {
            include: ['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'label', 'description'],
          },
          message: 'Words live in locales/.',
        },
      ],
    },
  },
  {
    files: ['web/**/*.css'],
    plugins: { css },
    language: 'css/css',
    languageOptions: { tolerant: true },
    rules: {
      'css/prefer-logical-properties': [
        'error',
        {
          allowUnits: ['vw', 'vh', 'dvh', 'svh'],
          allowProperties: [
            'overflow-x',
            'overflow-y',
            'width',
            'height',
            'min-width',
            'min-height',
            'max-width',
            'max-height',
            'margin-top',
            'margin-bottom',
            'padding-top',
            'padding-bottom',
            'border-top',
            'border-bottom',
            'top',
            'bottom',
          ],
        },
      ],
    },
  },

  forbid(['locales/**/*.ts'], ['\\.\\./(server|db|seed|web)/', 'Words depend on nothing.']),
  forbid(['db/**/*.ts'], ['/(server|seed|web)/', 'The database depends on nothing but the words.']),
  forbid(['seed/**/*.ts'], noPage, [
    `/server/(?!features/account/account-password|features/request/request-deadline\\.ts$|${averages}\\.ts$)`,
    'The seed writes rows and imports no call.',
  ]),
  forbid(['server/**/*.ts'], noPage),
  // The generators write files of the page, so they may import from it.
  { files: ['server/tools/generate/*.ts'], rules: { 'no-restricted-imports': 'off' } },
  forbid(['server/{http,catalogue,academic-record}/**/*.ts'], noPage, [
    '/(features|pipeline|simulator)/',
    'The contract, the catalogue and the academic record lie below the areas.',
  ]),
  forbid(
    ['server/features/**/*.ts'],
    noPage,
    ['/simulator/', 'Features do not import the simulator.'],
    [
      '^\\.\\./(?!\\.\\.)[a-z]+/(?!.*-(queries|rules|facts|kind|services)\\.ts$|.*withdrawal-effects\\.ts$|gpa-average\\.ts$|(ledger|incident)-commands\\.ts$|incident-due-times\\.ts$|request-(states|actions|life|plan|presenter|commands|code|consequences|jobs|registry|submission|summary)\\.ts$)',
      "Another feature's doors are its -queries, -rules, -facts, -services and -withdrawal-effects, a request's -kind, the engine of requests, the ledger, and the incidents.",
    ],
  ),
  forbid(['web/**/*.{ts,tsx}'], noServer),
  forbid(['web/api/**/*.{ts,tsx}'], noServer, [
    '/(features|app|simulator|boot|ui)/|/features?\\.ts$',
    'web/api imports no feature and no component.',
  ]),
  forbid(['web/ui/**/*.{ts,tsx}'], noServer, [
    '/(features|app|simulator|boot)/|/features?\\.ts$',
    'web/ui imports no feature.',
  ]),
  forbid(['web/boot/**/*.{ts,tsx}'], noServer, [
    '/(features|app|simulator|ui)/|/features?\\.ts$',
    'The start of the page imports only its calls.',
  ]),
  forbid(['web/app/**/*.{ts,tsx}'], noServer, givenFeatures, [
    '/features/(?!registration/basket/RegistrationBasket\\.tsx$|timetable/TimetableBuilder\\.tsx$)',
    'The shell imports only the two features of the timetable page.',
  ]),
  forbid(['web/simulator/**/*.{ts,tsx}'], noServer, givenFeatures, [
    '/(features|app|boot)/',
    'The pages of the simulator import no feature and no shell.',
  ]),
  // From a folder inside a feature, the path to another feature has one more `../`.
  ...[
    ['web/features/*/*.{ts,tsx}', '^\\.\\./(?!\\.\\.)[a-z]+/'],
    ['web/features/*/*/**/*.{ts,tsx}', '^\\.\\./\\.\\./(?!\\.\\.)[a-z]+/'],
  ].map(([files, otherFeature]) =>
    forbid(
      [files],
      noServer,
      ['/simulator/', 'Features do not import the simulator.'],
      ['/(app|boot)/', 'Features do not import the shell; paths are in web/paths.ts.'],
      [otherFeature, 'Features do not import each other.'],
      givenFeatures,
    ),
  ),
  forbid(
    ['web/**/*-feature.tsx'],
    noServer,
    ['^\\./', 'A page is fetched when it is opened: () => import(…).'],
    ['^(\\.\\./)+(?!\\.\\./|paths\\.ts$|feature\\.ts$|api/)', 'A feature file imports paths and calls, no page.'],
  ),
);

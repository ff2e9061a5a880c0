const tests = ['**/*.test.{ts,tsx,mjs}', 'tests/**']
const studio = ['src/studio/**/*.{ts,tsx}', 'src/features/*/studio/**/*.{ts,tsx}']
const longOnPurpose = ['**/*.fixture.ts', 'src/migrations/**', ...tests]

/** Next and tools with a configuration file need a default export; all other files use named exports. */
const mayExportDefault = [
  'src/app/**/{page,layout,loading,error,not-found,forbidden,global-error,global-not-found,template,default}.tsx',
  'src/app/**/{sitemap,robots,manifest}.ts',
  './*.config.{ts,mjs}',
  'tests/journeys/global-setup.ts',
  'scripts/lib/lint-rules.mjs',
]

/** Rules about the roles and reach of controls. Axe checks the pages as they are shown. */
const checkedByAxe = [
  'click-events-have-key-events',
  'control-has-associated-label',
  'interactive-supports-focus',
  'media-has-caption',
  'no-autofocus',
  'no-noninteractive-element-interactions',
  'no-noninteractive-tabindex',
  'no-static-element-interactions',
  'prefer-tag-over-role',
]

const noSharp = {
  name: 'sharp',
  message: 'Use "@/lib/pictures/picture-engine": sizes and memory are limited there.',
}
const otherServers = 'Use "@/lib/http/http-client": addresses, time and size are limited there.'
const noOtherClient = [
  { name: 'node:https', message: otherServers },
  { name: 'node:http', importNames: ['request', 'get'], message: otherServers },
]
const noRouter = {
  regex: '^next(/|$)',
  message: 'Import from "@/studio/navigation": Payload 4 replaces the router of the studio.',
}

const noPlainTest = {
  name: '@playwright/test',
  importNames: ['test'],
  message: 'Use "tests/support/browser-test": its browser keeps the scripts it has loaded between tests.',
}

const noEnvironment = {
  object: 'process',
  property: 'env',
  message: 'Read `env` from "@/lib/env": it is checked at start.',
}
const noSharedSymbol = {
  object: 'Symbol',
  property: 'for',
  message: 'Use `processState` of "@/lib/process-state".',
}

const linesPerFunction = (max) => ['error', { max, skipBlankLines: true, skipComments: true }]

/** Used through `npm run lint`. Editors get this path: Node 20 cannot read the file that Oxlint looks for. */
export default {
  plugins: ['eslint', 'typescript', 'react', 'import', 'jsx-a11y', 'nextjs', 'unicorn'],
  jsPlugins: ['./scripts/lib/lint-rules.mjs'],
  categories: { correctness: 'error' },
  options: { reportUnusedDisableDirectives: 'error', denyWarnings: true },
  env: { browser: true, node: true, es2024: true },
  ignorePatterns: [
    '.next/**',
    'node_modules/**',
    'coverage/**',
    'data/**',
    'dist/**',
    'next-env.d.ts',
    'playwright-report/**',
    'public/**',
    'src/migrations/**',
    'src/payload-types.ts',
    'site/generated/**',
    'src/app/(payload)/admin/importMap.js',
    'test-results/**',
  ],
  rules: {
    ...Object.fromEntries(checkedByAxe.map((name) => [`jsx-a11y/${name}`, 'off'])),
    'eslint/eqeqeq': ['error', 'always', { null: 'ignore' }],
    'eslint/no-array-constructor': 'error',
    // Stored texts are cleaned of such characters.
    'eslint/no-control-regex': 'off',
    'eslint/no-misleading-character-class': 'off',
    'eslint/no-unused-expressions': 'error',
    'eslint/no-unused-vars': [
      'error',
      {
        argsIgnorePattern: '^_',
        destructuredArrayIgnorePattern: '^_',
        caughtErrors: 'none',
        ignoreRestSiblings: true,
      },
    ],
    'eslint/no-var': 'error',
    'eslint/prefer-const': 'error',
    'eslint/prefer-rest-params': 'error',
    'eslint/prefer-spread': 'error',
    'import/no-default-export': 'error',
    'jsx-a11y/alt-text': ['error', { elements: ['img'], img: ['Image'] }],
    // Pictures come in prepared sizes from our own picture view.
    'nextjs/no-img-element': 'off',
    'perron/absolute-locations': 'error',
    'perron/plain-words': 'error',
    'react/display-name': 'error',
    'react/jsx-no-comment-textnodes': 'error',
    'react/no-unescaped-entities': 'error',
    'react/no-unsafe': ['error', { checkAliases: true }],
    'react/require-render-return': 'error',
    'react/rules-of-hooks': 'error',
    'react/unsupported-syntax': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': [
      'error',
      { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
    ],
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-function-type': 'error',
  },
  overrides: [
    {
      files: ['src/**'],
      excludeFiles: tests,
      rules: { 'perron/explained-privilege': 'error' },
    },
    {
      files: tests,
      rules: {
        'eslint/no-empty-pattern': 'off',
        'eslint/no-loss-of-precision': 'off',
        'eslint/no-unsafe-optional-chaining': 'off',
      },
    },
    // Helpers whose names begin with "use" are no hooks there.
    { files: ['tests/**', '**/*.cjs'], rules: { 'react/rules-of-hooks': 'off' } },
    // This file lists the words.
    { files: ['scripts/lib/plain-words.mjs'], rules: { 'perron/plain-words': 'off' } },
    { files: ['**/*.cjs'], rules: { 'typescript/no-require-imports': 'off' } },
    {
      files: ['src/**/*.{ts,tsx}', 'scripts/**/*.ts'],
      excludeFiles: ['src/lib/time/**', ...tests],
      rules: { 'perron/belgian-time-only': 'error' },
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      // There a language is a text, whichever ones the site has.
      excludeFiles: ['src/lib/{email,i18n,time}/**', ...tests],
      rules: { 'perron/no-chosen-language': 'error' },
    },
    {
      files: mayExportDefault,
      rules: { 'import/no-default-export': 'off', 'perron/belgian-time-only': 'error' },
    },
    {
      files: ['src/**/*.{ts,tsx}', 'payload.config.ts'],
      excludeFiles: ['src/lib/env.ts', ...tests],
      rules: {
        'eslint/no-restricted-properties': ['error', noEnvironment, noSharedSymbol],
        'eslint/no-console': ['error', { allow: ['info', 'warn', 'error'] }],
      },
    },
    {
      files: ['src/lib/process-state.ts'],
      rules: { 'eslint/no-restricted-properties': ['error', noEnvironment] },
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      excludeFiles: [
        'src/lib/pictures/picture-engine.ts',
        'src/lib/http/http-client.ts',
        ...studio,
        ...tests,
      ],
      rules: { 'eslint/no-restricted-imports': ['error', noSharp, ...noOtherClient] },
    },
    {
      files: ['src/{lib,server,collections,composition}/**', 'src/features/*/server/**'],
      // Runs in the browser.
      excludeFiles: ['src/lib/parts/load-part.ts', ...tests],
      rules: { 'eslint/no-restricted-globals': ['error', { name: 'fetch', message: otherServers }] },
    },
    {
      files: ['tests/journeys/**'],
      rules: { 'eslint/no-restricted-imports': ['error', { paths: [noPlainTest] }] },
    },
    {
      files: studio,
      excludeFiles: ['src/studio/navigation.ts'],
      rules: { 'eslint/no-restricted-imports': ['error', { patterns: [noRouter] }] },
    },
    {
      files: studio,
      excludeFiles: ['src/studio/send-studio-request.ts', ...tests],
      rules: {
        'eslint/no-restricted-globals': [
          'error',
          ...['fetch', 'XMLHttpRequest'].map((name) => ({
            name,
            message: 'Use "@/studio/use-studio-request": one place for URLs, language and errors.',
          })),
        ],
      },
    },
    { files: ['**'], excludeFiles: longOnPurpose, rules: { 'eslint/max-lines': ['error', 300] } },
    {
      files: ['src/**/*.ts', 'scripts/**/*.{ts,mjs}'],
      excludeFiles: longOnPurpose,
      rules: { 'eslint/max-lines-per-function': linesPerFunction(50) },
    },
    {
      // JSX takes more lines: a view of eighty lines is as readable as fifty lines of logic.
      files: ['src/**/*.tsx'],
      excludeFiles: tests,
      rules: { 'eslint/max-lines-per-function': linesPerFunction(80) },
    },
  ],
}

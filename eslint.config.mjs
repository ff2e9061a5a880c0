import coreWebVitals from 'eslint-config-next/core-web-vitals'
import typescript from 'eslint-config-next/typescript'

import { explainedPrivilege } from './scripts/lib/explained-privilege.mjs'
import { plainWords } from './scripts/lib/plain-words.mjs'
import { withoutReact } from './scripts/lib/without-react.mjs'

const ignored = [
  '.next/**',
  'coverage/**',
  'data/**',
  'next-env.d.ts',
  'playwright-report/**',
  'public/**',
  'src/migrations/**',
  'src/payload-types.ts',
  'src/app/(payload)/admin/importMap.js',
  'test-results/**',
]

const code = ['**/*.{ts,tsx,mjs,cjs}']
const tests = ['**/*.test.{ts,tsx,mjs}', 'tests/**']
const studio = ['src/studio/**/*.{ts,tsx}', 'src/features/*/studio/**/*.{ts,tsx}']
const longOnPurpose = ['**/*.fixture.ts', 'src/migrations/**', 'scripts/demo/**', ...tests]

/** Only `src/lib/time` reads the clock and formats times, so that the zone of the server or browser never decides. */
const timeElsewhere = [
  {
    selector:
      "CallExpression[callee.property.name='slice'][callee.object.callee.property.name='toISOString']",
    message: 'That is the day in UTC. Use belgianDay or toDay of "@/lib/time/belgian-time".',
  },
  {
    selector: "MemberExpression[object.name='Intl'][property.name='DateTimeFormat']",
    message: 'Use formatDay or formatMoment of "@/lib/time/format-time".',
  },
  {
    selector: 'MemberExpression[property.name=/^toLocale(Date|Time)String$/]',
    message: 'Use formatDay or formatMoment of "@/lib/time/format-time".',
  },
  {
    selector: 'ImportDeclaration[source.value=/^(date-fns|@date-fns)/]',
    message: 'Import from "@/lib/time" instead, where a day is always Belgian.',
  },
]

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports only; a default export is for files where Next or a tool asks for one.',
}

/** Next and tools with a configuration file need a default export; all other files use named exports. */
const mayExportDefault = [
  'src/app/**/{page,layout,loading,error,not-found,forbidden,global-error,global-not-found,template,default}.tsx',
  'src/app/**/{sitemap,robots,manifest}.ts',
  '*.config.{ts,mjs}',
  'tests/mongo/vitest.config.ts',
]

export default [
  { ignores: ignored },
  ...coreWebVitals,
  ...typescript,
  withoutReact(coreWebVitals),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: code,
    rules: {
      // Pictures come in prepared sizes from our own picture view.
      '@next/next/no-img-element': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        {
          argsIgnorePattern: '^_',
          destructuredArrayIgnorePattern: '^_',
          caughtErrors: 'none',
          ignoreRestSiblings: true,
        },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-syntax': ['error', noDefaultExport],
    },
  },
  {
    files: ['src/**'],
    ignores: tests,
    plugins: { perron: { rules: { 'explained-privilege': explainedPrivilege } } },
    rules: { 'perron/explained-privilege': 'error' },
  },
  {
    files: code,
    // This file lists the words.
    ignores: ['scripts/lib/plain-words.mjs'],
    plugins: { words: { rules: { plain: plainWords } } },
    rules: { 'words/plain': 'error' },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: ['src/**/*.{ts,tsx}', 'scripts/**/*.ts'],
    ignores: ['src/lib/time/**', ...tests],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, ...timeElsewhere] },
  },
  {
    files: mayExportDefault,
    rules: {
      'no-restricted-syntax': ['error', ...timeElsewhere],
      'import/no-anonymous-default-export': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'payload.config.ts'],
    ignores: ['src/lib/env.ts', ...tests],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Read `env` from "@/lib/env": it is checked at start.',
        },
      ],
      'no-console': ['error', { allow: ['info', 'warn', 'error'] }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/lib/pictures/picture-engine.ts', ...studio, ...tests],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'sharp',
          message: 'Use "@/lib/pictures/picture-engine": sizes and memory are limited there.',
        },
      ],
    },
  },
  {
    files: studio,
    ignores: ['src/studio/use-studio-request.ts', ...tests],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['fetch', 'XMLHttpRequest'].map((name) => ({
          name,
          message: 'Use "@/studio/use-studio-request": one place for URLs, language and errors.',
        })),
      ],
    },
  },
  {
    files: studio,
    ignores: ['src/studio/navigation.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^next(/|$)',
              message: 'Import from "@/studio/navigation": Payload 4 replaces the router of the studio.',
            },
          ],
        },
      ],
    },
  },
  { files: code, ignores: longOnPurpose, rules: { 'max-lines': ['error', 200] } },
  {
    files: ['src/**/*.ts', 'scripts/**/*.{ts,mjs}'],
    ignores: longOnPurpose,
    rules: { 'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }] },
  },
  {
    // JSX takes more lines: a view of eighty lines is as readable as fifty lines of logic.
    files: ['src/**/*.tsx'],
    ignores: tests,
    rules: { 'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }] },
  },
]

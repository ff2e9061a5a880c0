import coreWebVitals from 'eslint-config-next/core-web-vitals'
import typescript from 'eslint-config-next/typescript'

import { explainedPrivilege } from './scripts/lib/explained-privilege.mjs'

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
const longOnPurpose = ['**/*.fixture.ts', 'src/migrations/**', 'scripts/demo/**', ...tests]

/** Next, and the tools that read a configuration file, ask for a default export; nothing else does. */
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
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportDefaultDeclaration',
          message: 'Named exports only; a default export is for files where Next or a tool asks for one.',
        },
      ],
    },
  },
  {
    files: ['src/**'],
    ignores: tests,
    plugins: { perron: { rules: { 'explained-privilege': explainedPrivilege } } },
    rules: { 'perron/explained-privilege': 'error' },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: mayExportDefault,
    rules: { 'no-restricted-syntax': 'off', 'import/no-anonymous-default-export': 'off' },
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
  { files: code, ignores: longOnPurpose, rules: { 'max-lines': ['error', 200] } },
  {
    files: ['src/**/*.ts', 'scripts/**/*.{ts,mjs}'],
    ignores: longOnPurpose,
    rules: { 'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }] },
  },
  {
    // Markup is tall: a view of eighty lines reads as easily as fifty lines of logic.
    files: ['src/**/*.tsx'],
    ignores: tests,
    rules: { 'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }] },
  },
]

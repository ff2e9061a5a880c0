import path from 'node:path'

import { defineConfig } from 'vitest/config'

const inProject = (name: string) => path.resolve(import.meta.dirname, name)

const ignored = ['**/node_modules/**', '**/.next/**', 'data/**']

export default defineConfig({
  resolve: {
    alias: {
      '@payload-config': inProject('payload.config.ts'),
      '@': inProject('src'),
      'server-only': inProject('tests/support/empty-module.ts'),
    },
  },
  test: {
    css: false,
    environment: 'node',
    // Without it, one load of Payload's rich text in ten waits for itself and never ends: see `npm run generate`.
    execArgv: ['--conditions=production'],
    setupFiles: ['tests/support/fail-on-console-error.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.{ts,mjs}'],
          exclude: ignored,
          // The first test of a file pays for all its imports, on a machine that may be doing other work.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          setupFiles: ['tests/support/own-data-folder.ts'],
          include: ['tests/integration/**/*.test.ts'],
          exclude: ignored,
          pool: 'forks',
          // Each file opens a database of its own; more at once only make each other wait on two cores.
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})

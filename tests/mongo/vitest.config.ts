import path from 'node:path'

import { defineConfig } from 'vitest/config'

const root = path.resolve(import.meta.dirname, '../..')

/** The contract on MongoDB has a run of its own, because it needs a server: `npm run test:mongo`. */
export default defineConfig({
  root,
  resolve: {
    alias: {
      '@': path.join(root, 'src'),
      'server-only': path.join(root, 'tests/support/empty-module.ts'),
    },
  },
  test: {
    environment: 'node',
    // See vitest.config.ts.
    execArgv: ['--conditions=production'],
    setupFiles: ['tests/support/own-data-folder.ts'],
    globalSetup: ['tests/support/data-folders.ts'],
    include: ['tests/mongo/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
})

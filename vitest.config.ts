import { statSync } from 'node:fs'
import path from 'node:path'

import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

const inProject = (name: string) => path.resolve(import.meta.dirname, name)

/** The paths of tsconfig.json that have several places: the first that exists counts, as an agency's file before the demo's. */
const places: Record<string, readonly string[]> = {
  '@site/': ['site/', 'demo/site/'],
  '@messages/': ['site/generated/messages/', 'messages/'],
}

const endings = ['', '.ts', '.tsx']

function findPlace(id: string): string | undefined {
  const prefix = Object.keys(places).find((each) => id.startsWith(each))
  const folders = prefix ? (places[prefix] ?? []) : []
  const files = folders.flatMap((folder) =>
    endings.map((ending) => inProject(`${folder}${id.slice(prefix?.length)}${ending}`)),
  )
  return files.find((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
}

/** Tests that take long by nature run in `npm run test:full` alone. */
const fullRunOnly = process.env.PERRON_FULL === '1' ? [] : ['**/*.full.test.ts']

const ignored = ['**/node_modules/**', '**/.next/**', 'data/**', 'dist/**', ...fullRunOnly]

const compiledFolder = process.env.PERRON_COMPILED_TESTS

/**
 * Unit tests that replace modules (`vi.mock`): each loads its modules again. All other tests share them, which saves import
 * time; integration tests have `tests/support/replace-modules.ts`.
 */
const replacingModules = ['**/*.mocked.test.{ts,tsx}']

/** Integration tests that load parts of Payload in a way of their own, which no other file of the same process may have loaded. */
const isolated = 'tests/integration/**/*.isolated.test.ts'

/** The database contract on the MongoDB that `MONGODB_URI` names: `npm run test:mongo` starts one and runs it. */
const onMongo = process.env.MONGODB_URI ? ['tests/contract/mongo/**/*.test.ts'] : []

/** Every block test replaces all reads by prepared data. */
const blocks = ['src', 'site'].map((folder) => `${folder}/blocks/**/*.test.{ts,tsx}`)

const unit = {
  // Vitest would leave one of two cores to itself.
  maxWorkers: 2,
  // They end what never would; the first test of a file includes the time of all imports, on a machine that may be busy.
  testTimeout: 300_000,
  hookTimeout: 300_000,
}

const integration = {
  setupFiles: ['own-data-folder', 'quick-hashes', 'replace-modules', 'share-parts'].map(
    (name) => `tests/support/${name}.ts`,
  ),
  globalSetup: ['tests/support/data-folders.ts'],
  pool: 'forks' as const,
  // They make much garbage; a larger new space is collected more rarely.
  execArgv: ['--max-semi-space-size=64'],
  // Each file opens a database; more at once only delay each other on two cores.
  maxWorkers: 2,
  testTimeout: 600_000,
  hookTimeout: 600_000,
} satisfies TestProjectInlineConfiguration['test']

export default defineConfig({
  plugins: [{ name: 'places-of-a-site', enforce: 'pre', resolveId: findPlace }],
  resolve: {
    alias: {
      '@payload-config': inProject('payload.config.ts'),
      '@': inProject('src'),
      'server-only': inProject('tests/support/empty-module.ts'),
    },
  },
  test: {
    css: false,
    // `npm test` names a folder of its run: what unit tests have compiled, integration tests read.
    experimental: { fsModuleCache: Boolean(compiledFolder), fsModuleCachePath: compiledFolder },
    environment: 'node',
    env: { LOG_LEVEL: 'silent' },
    // Without it, one load of Payload's rich text in ten waits for itself and never ends: see `npm run generate`.
    execArgv: ['--conditions=production'],
    setupFiles: ['tests/support/fail-on-console-error.ts'],
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          ...unit,
          name: 'unit',
          setupFiles: ['tests/support/share-parts.ts'],
          include: ['{src,site}/**/*.test.{ts,tsx}', 'scripts/**/*.test.{ts,mjs}'],
          exclude: [...ignored, ...replacingModules, ...blocks],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...unit,
          name: 'unit of blocks',
          setupFiles: ['mock-reads', 'share-parts'].map((name) => `tests/support/${name}.ts`),
          include: blocks,
          exclude: ignored,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...unit,
          name: 'unit with mocks',
          setupFiles: ['tests/support/share-parts.ts'],
          include: replacingModules.map((pattern) => `src/${pattern}`),
          exclude: ignored,
        },
      },
      {
        extends: true,
        test: {
          ...integration,
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          exclude: [...ignored, isolated],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { ...integration, name: 'integration apart', include: [isolated], exclude: ignored },
      },
      {
        extends: true,
        test: { ...integration, name: 'mongo', include: onMongo, exclude: ignored, isolate: false },
      },
    ],
  },
})

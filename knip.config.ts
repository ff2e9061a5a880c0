import type { KnipConfig } from 'knip'

const config: KnipConfig = {
  // Patterns that end with ! also count in `knip --production`, which finds code that only tests use.
  entry: [
    'payload.config.ts!',
    // The configuration of Next imports it.
    'scripts/lib/site-config.ts!',
    // What an agency's folder may use, whether or not one does.
    'src/site-api.ts!',
    'src/site-api/*.ts!',
    // Components of the studio are named by path; this generated list imports them.
    'src/app/(payload)/admin/importMap.js!',
    'src/lib/cache/page-cache-handler.cjs!',
    'src/app/*/_start/start.ts!',
    'src/server/install.ts!',
    // The bundler of scripts writes its import.
    'src/lib/dom/load-stylesheet.ts!',
    // Programs that run in processes of their own.
    'src/composition/{backup,calendar,heic,import}-process.ts!',
    'scripts/bench/*.ts!',
    'scripts/bench/backup/steady-writer.ts!',
    'scripts/soak/run-soak.ts!',
    'scripts/*.{ts,mjs}!',
    'scripts/program/perron.ts!',
    // The linter's configuration names it by path, which `knip --production` does not read.
    'scripts/lib/lint-rules.mjs!',
    // Helpers that the acceptance list requires (C9); no page uses them yet.
    'src/lib/http/device-class.ts!',
    'tests/journeys/*.e2e.ts',
    'tests/faults/run-faults.ts',
    'tests/upgrade/make-backups.ts',
    'tests/contract/mongo/*.test.ts',
    // Tests put them in the place of packages and modules.
    'tests/support/empty-module.ts',
    'tests/support/doubles/*.ts',
  ],
  project: [
    'src/**/*.{ts,tsx,css}!',
    '{site,demo/site}/**/*.{ts,tsx}!',
    'scripts/**/*.{ts,mjs}!',
    'tests/**/*.ts',
    '!src/migrations/**',
    '!src/payload-types.ts',
    '!**/*.{test,fixture}.{ts,tsx,mjs}!',
  ],
  // Needed only by the stand-in for MongoDB and by `npm run bench site`, which say so when they are missing.
  ignoreBinaries: ['mvn', 'java', 'mkfifo', 'mount', 'umount', 'ss', 'wrk', 'nginx', 'lighthouse'],
  // Their font files are read by path: by the build and by our PDF documents.
  ignoreDependencies: ['@fontsource-variable/.+', '@fontsource/.+'],
  ignoreExportsUsedInFile: true,
  // It would load the whole product to learn where the list above is.
  payload: false,
}

export default config

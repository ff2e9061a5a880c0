import type { KnipConfig } from 'knip'

const config: KnipConfig = {
  entry: [
    'src/lib/cache/page-cache-handler.cjs',
    'scripts/*.{ts,mjs}',
    'tests/e2e/*.e2e.ts',
    'tests/mongo/{*.test,vitest.config}.ts',
    // The test configuration puts it in the place of a package.
    'tests/support/empty-module.ts',
  ],
  project: ['src/**/*.{ts,tsx,css}', 'scripts/**/*.{ts,mjs}', 'tests/**/*.ts'],
  // Needed only by the stand-in for MongoDB, which says so when they are missing.
  ignoreBinaries: ['mvn', 'java'],
  // Their font files are read by path: by the site's layout and by the demo's pictures.
  ignoreDependencies: [
    '@fontsource-variable/archivo',
    '@fontsource-variable/bricolage-grotesque',
    '@fontsource/figtree',
  ],
  ignoreExportsUsedInFile: true,
}

export default config

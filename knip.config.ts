import type { KnipConfig } from 'knip'

const config: KnipConfig = {
  entry: [
    'payload.config.ts',
    'src/lib/cache/page-cache-handler.cjs',
    // Payload names these by path; the generated import map brings them in.
    'src/app/(payload)/admin/importMap.js',
    'src/migrations/index.ts',
    'scripts/*.{ts,mjs}',
    'tests/e2e/*.e2e.ts',
    'tests/mongo/*.test.ts',
  ],
  project: ['src/**/*.{ts,tsx,css}', 'scripts/**/*.{ts,mjs}', 'tests/**/*.ts'],
  ignore: ['src/payload-types.ts'],
  ignoreExportsUsedInFile: true,
}

export default config

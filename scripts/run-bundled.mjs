// `node scripts/run-bundled.mjs scripts/generate.ts --check`: bundles a script and runs it. Loading the modules of the
// product one by one takes most of the time of a script that loads Payload's configuration.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'

import { bundlePrograms } from './lib/build-server.mjs'

const [source = '', ...args] = process.argv.slice(2)
// In the project, because native packages are found from there.
const folder = `node_modules/.cache/perron-scripts/${process.pid}`
const program = `${folder}/${path.basename(source, '.ts')}.mjs`

try {
  await bundlePrograms(
    process.cwd(),
    { [program]: source },
    {
      external: ['esbuild', 'libsql', 'sharp', 'oxfmt', 'prettier'],
      conditions: ['production'],
    },
  )
  const { status } = spawnSync(process.execPath, [program, ...args], { stdio: 'inherit' })
  process.exitCode = status ?? 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

// `npm run bench site`: one of the measurements in `scripts/bench`, with the arguments that follow. Without a name: the list.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'

const folder = path.join(import.meta.dirname, 'bench')
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => path.basename(file, '.ts'))

const [name = '', ...rest] = process.argv.slice(2)
if (names.includes(name)) {
  // Memory is compared after a collection of garbage.
  const node = ['node_modules/tsx/dist/cli.mjs', '--expose-gc', '--conditions=production']
  const { status } = spawnSync(process.execPath, [...node, path.join(folder, `${name}.ts`), ...rest], {
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
} else {
  console.error(`npm run bench NAME: ${names.join(', ')}`)
  process.exitCode = 1
}

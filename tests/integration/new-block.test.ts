import { spawn } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

/** Makes a block in a copy of the project, as a developer would, and holds it against the contract of all blocks. */

let copy: string

const leftOut = new Set(['.git', '.next', 'data', 'node_modules', 'test-results', 'playwright-report'])

/** The command's own environment: what this test run set for itself must not reach it. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|TEST$)/.test(name)),
) as NodeJS.ProcessEnv

interface Result {
  status: number | null
  output: string
}

const run = (command: string, ...values: string[]) =>
  new Promise<Result>((resolve, reject) => {
    const child = spawn(command, values, { cwd: copy, env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data))
    child.on('error', reject).on('close', (status) => resolve({ status, output }))
  })

const runTool = (tool: string, ...values: string[]) => run(path.join('node_modules', '.bin', tool), ...values)

const runScript = (...values: string[]) => run('npm', 'run', '--silent', ...values)

const schemaFile = () => path.join(copy, 'src/blocks/office-map/office-map.schema.ts')

const readRegistry = () => readFile(path.join(copy, 'src/blocks/registry.ts'), 'utf8')

beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'perron-new-block-'))
  for (const entry of await readdir('.')) {
    if (!leftOut.has(entry)) await cp(entry, path.join(copy, entry), { recursive: true })
  }
  await symlink(path.resolve('node_modules'), path.join(copy, 'node_modules'))
})

afterAll(() => rm(copy, { recursive: true, force: true }))

test('a taken name is refused in one line and changes nothing', async () => {
  const registry = await readRegistry()
  const { status, output } = await runScript('new:block', 'hero-banner')
  expect(output).toMatch(/^new:block: "hero-banner" exists already: .+$/m)
  expect(output).not.toContain('    at ')
  expect(status).toBe(1)
  expect(await readRegistry()).toBe(registry)
})

test(
  'a new block is formatted, compiles, satisfies the contract and has its tables',
  { timeout: 300_000 },
  async () => {
    const made = await runScript('new:block', 'office-map')
    expect(made.output).toContain('made the block officeMap')
    expect(made.output).toMatch(/src\/migrations\/\d+_\d+_add_office_map\.ts/)
    expect(made.status).toBe(0)

    // While its texts are to be written the contract of all blocks refuses it, in each language.
    const unwritten = await runTool(
      'vitest',
      'run',
      '--project',
      'unit',
      'src/blocks/registry',
      '-t',
      'speaks',
    )
    for (const language of ['nl', 'fr', 'en', 'de'])
      expect(unwritten.output).toContain(`singular label in ${language}`)
    expect(unwritten.status).toBe(1)
    const schema = await readFile(schemaFile(), 'utf8')
    expect(schema.match(/TODO/g)).toHaveLength(12)
    await writeFile(schemaFile(), schema.replaceAll('TODO ', ''))

    const config = {
      extends: './tsconfig.json',
      include: ['src/blocks'],
      compilerOptions: { incremental: false },
    }
    await writeFile(path.join(copy, 'tsconfig.blocks.json'), JSON.stringify(config))
    const [types, tests, stale, format] = await Promise.all([
      runTool('tsc', '--noEmit', '--project', 'tsconfig.blocks.json'),
      runTool('vitest', 'run', '--project', 'unit', 'src/blocks/registry', 'src/blocks/office-map'),
      runScript('generate', '--', '--check'),
      runTool('prettier', '--check', 'src/blocks/office-map', 'src/blocks/registry.ts'),
    ])
    expect(types).toEqual({ status: 0, output: '' })
    expect(tests.status, tests.output).toBe(0)
    expect(stale.output).toContain('checked: 0 stale')
    expect(format.output).toContain('All matched files')
  },
)

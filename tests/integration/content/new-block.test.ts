import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { isFullRun } from '../../support/full-run'
import { copyProject, runCommand, type ProjectCopy } from '../../support/project-copy'

/** Creates a block in a copy of the project, like a developer, and runs the contract of all blocks on it. */

let copy: ProjectCopy

const inCopy = (file: string) => path.join(copy.folder, file)

const runTool = (tool: string, ...values: string[]) =>
  runCommand(copy.folder, [path.join('node_modules', '.bin', tool), ...values])

const languages = ['nl', 'fr', 'en', 'de']

const textsFile = (language: string) => inCopy(`messages/${language}/schema.json`)

const readRegistry = () => readFile(inCopy('src/blocks/registry.ts'), 'utf8')

beforeAll(async () => void (copy = await copyProject()))
afterAll(() => copy.remove())

test('an existing name is refused in one line and changes nothing', async () => {
  const registry = await readRegistry()
  const { status, output } = await copy.runScript('new:block', 'hero-banner')
  expect(output).toMatch(/^new:block: "hero-banner" exists already: .+$/m)
  expect(output).not.toContain('    at ')
  expect(status).toBe(1)
  expect(await readRegistry()).toBe(registry)
})

// It compiles and tests a copy of the project.
if (isFullRun)
  test('a new block is formatted, compiles, satisfies the contract and changes no table', async () => {
    const made = await copy.runScript('new:block', 'office-map')
    expect(made.output).toContain('made the block officeMap')
    expect(made.status).toBe(0)
    const migrate = await copy.runScript('migration')
    expect(migrate.output).toContain('makes these tables already')

    // While its texts are missing, the contract of all blocks fails in each language: the command writes a word before
    // each text that its developer has to write, and the contract refuses it.
    const unwritten = await runTool(
      'vitest',
      'run',
      '--project',
      'unit*',
      'src/blocks/registry',
      '-t',
      'has texts in every language',
    )
    for (const language of languages) expect(unwritten.output).toContain(`singular label in ${language}`)
    expect(unwritten.status).toBe(1)
    for (const language of languages) {
      const texts = await readFile(textsFile(language), 'utf8')
      expect(texts.match(/TODO/g)).toHaveLength(3)
      await writeFile(textsFile(language), texts.replaceAll('TODO ', ''))
    }

    const config = {
      extends: './tsconfig.json',
      include: ['src/blocks'],
      compilerOptions: { incremental: false },
    }
    await writeFile(inCopy('tsconfig.blocks.json'), JSON.stringify(config))
    const [types, tests, stale, format] = await Promise.all([
      runTool('tsc', '--noEmit', '--project', 'tsconfig.blocks.json'),
      runTool('vitest', 'run', '--project', 'unit*', 'src/blocks/registry', 'src/blocks/office-map'),
      copy.runScript('generate', '--', '--check'),
      runTool('oxfmt', '--check', 'src/blocks/office-map', 'src/blocks/registry.ts'),
    ])
    expect(types).toEqual({ status: 0, output: '' })
    expect(tests.status, tests.output).toBe(0)
    expect(stale.output).toContain('checked: 0 stale')
    expect(format.output).toContain('All matched files')
  })

import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { copyProject, runCommand, type CommandResult, type ProjectCopy } from '../../support/project-copy'

/** An agency makes its site with parts of its own, commits it, and merges a later commit of the product. */

let copy: ProjectCopy

const inCopy = (file: string) => path.join(copy.folder, file)

const run = (...command: string[]) => runCommand(copy.folder, command)

const git = (...values: string[]) =>
  run('git', '-c', 'user.name=Agency', '-c', 'user.email=agency@example.org', ...values)

async function succeeds(command: Promise<CommandResult>): Promise<string> {
  const { status, output } = await command
  expect(status, output).toBe(0)
  return output
}

async function replaceIn(file: string, text: string, by: string): Promise<void> {
  const source = await readFile(inCopy(file), 'utf8')
  expect(source).toContain(text)
  await writeFile(inCopy(file), source.replaceAll(text, by))
}

async function writeJson(file: string, content: object): Promise<void> {
  await mkdir(path.dirname(inCopy(file)), { recursive: true })
  await writeFile(inCopy(file), JSON.stringify(content))
}

/** The agency's folder as `npm run new:site` makes it, without a database. */
async function makeSite(): Promise<void> {
  await mkdir(inCopy('site'))
  for (const list of ['blocks', 'feeds', 'fields', 'form-kinds', 'forms'])
    await writeFile(inCopy(`site/${list}.ts`), await readFile(inCopy(`demo/site/${list}.ts`)))
  await writeFile(
    inCopy('site/site.config.ts'),
    `import type { SiteConfig } from '@/site-api'

export const site = { languages: ['nl', 'fr'], sourceLanguage: 'nl' } as const satisfies SiteConfig
`,
  )
}

async function addOwnParts(): Promise<void> {
  await succeeds(copy.runScript('new:block', 'key-figures'))
  await succeeds(copy.runScript('new:form', 'key-holder'))
  const options = ['--kind', 'choice', '--options', 'covered,open', '--section', 'comfort', '--filter']
  await succeeds(copy.runScript('new:field', '--', 'parking-type', ...options))
  await succeeds(copy.runScript('new:field', '--', 'charm', '--localized'))
  await succeeds(copy.runScript('new:feed', 'office-feed'))
  expect((await run('npx', 'tsx', 'scripts/check-messages.ts')).output).toContain('still to write')
  for (const language of ['nl', 'fr', 'en', 'de'])
    await replaceIn(`site/messages/${language}/schema.json`, 'TODO ', '')
  await writeJson('site/messages/nl/site.json', { listing: { more: 'Verfijnen' } })
  await succeeds(copy.runScript('generate'))
}

/** What a release does to the neighbours of what an agency adds: another block, form and field, and other texts. */
async function releaseOfProduct(): Promise<void> {
  await succeeds(copy.runScript('new:block', 'opening-hours'))
  await succeeds(copy.runScript('new:form', 'house-swap'))
  for (const language of ['nl', 'fr', 'en', 'de'])
    await replaceIn(`messages/${language}/schema.json`, 'TODO ', '')
  await succeeds(copy.runScript('migration', 'house-swap'))
  await replaceIn('messages/nl/site.json', '"listing": {', '"listing": {\n    "ofRelease": "Nieuw",')
  await succeeds(copy.runScript('generate'))
}

/** The product without its tests and the demo, which have the demo's languages. */
const compiles = () =>
  succeeds(
    run('node', 'node_modules/typescript-native/bin/tsc', '--noEmit', '--project', 'tsconfig.site.json'),
  )

beforeAll(async () => {
  copy = await copyProject()
  await rm(inCopy('site'), { recursive: true, force: true })
  await appendFile(inCopy('.gitignore'), '/node_modules\n')
  await succeeds(git('init', '--quiet', '--initial-branch', 'release'))
  await succeeds(git('add', '--all'))
  await succeeds(git('commit', '--quiet', '--message', 'the product'))
  await succeeds(git('checkout', '--quiet', '-b', 'agency'))
  await makeSite()
  await addOwnParts()
  await succeeds(git('add', '--all'))
  await succeeds(git('commit', '--quiet', '--message', 'the agency'))
})
afterAll(() => copy.remove())

test('what an agency adds is in its folder alone, and changes no table', async () => {
  const changed = await succeeds(git('diff', '--name-only', 'release', 'agency'))
  expect(changed.split('\n').filter((file) => file && !file.startsWith('site/'))).toEqual([])
  expect(changed).toContain('site/generated/payload-types.ts')
  expect(await readFile(inCopy('site/generated/messages/nl/site.json'), 'utf8')).toContain('"Verfijnen"')
  expect(await succeeds(copy.runScript('generate', '--', '--check'))).toContain('checked: 0 stale')
  await succeeds(copy.runScript('imports'))
})

test('it compiles, and satisfies the contracts of blocks, forms and texts', async () => {
  await compiles()
  const contracts = [
    'src/blocks/registry',
    'src/forms.test.ts',
    'site/blocks',
    'src/composition/complete-schemas',
  ]
  await succeeds(run('npx', 'vitest', 'run', '--project', 'unit*', ...contracts))
  await succeeds(run('npx', 'tsx', 'scripts/check-messages.ts'))
})

test('a word over a text that the product does not have is named', async () => {
  const words = await readFile(inCopy('site/messages/nl/site.json'), 'utf8')
  await writeJson('site/messages/nl/site.json', { listing: { mehr: 'Verfijnen' } })
  const { status, output } = await run('npx', 'tsx', 'scripts/check-messages.ts')
  await writeFile(inCopy('site/messages/nl/site.json'), words)
  expect(output).toContain('site/messages/nl/site.json: the product has no text listing.mehr')
  expect(status).toBe(1)
})

test('a later release is merged without a conflict and without a migration of the agency’s own', async () => {
  await succeeds(git('checkout', '--quiet', 'release'))
  await releaseOfProduct()
  await succeeds(git('add', '--all'))
  await succeeds(git('commit', '--quiet', '--message', 'a release'))
  await succeeds(git('checkout', '--quiet', 'agency'))
  expect(await succeeds(git('merge', '--no-edit', 'release'))).not.toContain('CONFLICT')
  await succeeds(copy.runScript('generate'))
  const status = await succeeds(git('status', '--short'))
  expect(status.split('\n').filter((line) => line && !line.includes(' site/generated/'))).toEqual([])
  expect(await succeeds(copy.runScript('migration', 'house-swap'))).toContain(
    'The migrations make the tables of the present fields already.',
  )
  expect(await succeeds(copy.runScript('generate', '--', '--check'))).toContain('checked: 0 stale')
  await compiles()
})

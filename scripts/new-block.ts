// `npm run new:block office-map`: creates a working block with a test, offered to editors.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { languageFacts } from '../src/lib/i18n/languages/facts'

import { formatText } from './lib/format-text'
import { parseBlockName, Refusal, type BlockName } from './new-block/block-name'
import { registerBlock } from './new-block/register'
import { filesOfBlock, textsOfBlock, toWrite } from './new-block/templates'

const registry = 'src/blocks/registry.ts'

async function write(file: string, content: string): Promise<void> {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, file.endsWith('.svg') ? content : await formatText(file, content))
}

/** Any existing file of that name in the folder of blocks is refused: `registry` would be mistaken for the list. */
function refuseTaken({ folder }: BlockName, files: string[]): void {
  const taken = readdirSync('src/blocks').some((entry) => entry.split('.')[0] === folder)
  const file = files.find(existsSync)
  if (taken || file) throw new Refusal(`"${folder}" exists already: ${file ?? `src/blocks/${folder}`}`)
}

/** Runs a command of package.json, where its flags are defined. */
const runs = (script: string, ...values: string[]): boolean =>
  spawnSync('npm', ['run', '--silent', script, '--', ...values], { stdio: ['ignore', 'ignore', 'inherit'] })
    .status === 0

function nextSteps({ folder }: BlockName): string[] {
  const inFolder = `src/blocks/${folder}/${folder}`
  return [
    `messages/<language>/schema.json: write the texts that begin with ${toWrite}`,
    `${inFolder}.schema.ts: the fields, and the group of the picker; the texts of fields beside those of the block`,
    'other fields? npm run generate; the database stays as it is',
    `${inFolder}.tsx, .fixture.ts and .test.tsx: the view, a realistic example, what is special about it`,
    `public/blocks/${folder}.svg: what the block looks like, 480 by 320`,
    `npm run dev, then http://localhost:3000/gallery/#${parseBlockName(folder).slug}`,
    'npm run check; the whole way is told in docs/blocks.md',
  ]
}

/** Also those that this site does not use. */
const languages = Object.keys(languageFacts)

const messagesOf = (language: string) => `messages/${language}/schema.json`

/** A language's texts of schemas, with those of one block more. */
function withTexts(name: BlockName, language: string): string {
  const texts = JSON.parse(readFileSync(messagesOf(language), 'utf8')) as { blocks: Record<string, unknown> }
  texts.blocks[name.slug] = textsOfBlock(name, language)
  return JSON.stringify(texts, null, 2)
}

async function newBlock(name: BlockName): Promise<void> {
  const files = filesOfBlock(name)
  refuseTaken(name, Object.keys(files))
  const list = registerBlock(readFileSync(registry, 'utf8'), name)
  for (const [file, content] of Object.entries({ ...files, [registry]: list })) await write(file, content)
  for (const language of languages) await write(messagesOf(language), withTexts(name, language))
  console.info(`made the block ${name.slug}:`)
  for (const file of Object.keys(files)) console.info(`  ${file}`)
  console.info(`  ${registry} (one line)`)
  for (const language of languages) console.info(`  ${messagesOf(language)} (its texts)`)
  if (!runs('generate'))
    throw new Refusal('The types could not be made. See the error above, then: npm run generate')
  console.info('  src/payload-types.ts and docs/saves.md (generated)')
  console.info(['', 'next:', ...nextSteps(name).map((step, index) => `  ${index + 1}. ${step}`)].join('\n'))
}

try {
  await newBlock(parseBlockName(process.argv[2]))
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(`new:block: ${error.message}`)
  process.exitCode = 1
}

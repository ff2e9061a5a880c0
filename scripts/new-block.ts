// `npm run new:block office-map`: creates a working block with a test, offered to editors; in `site` where there is one,
// else (or with `--product`) in `src`.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { languageFacts } from '../src/lib/i18n/languages/facts'

import { addTexts } from './lib/add-texts'
import { formatText } from './lib/format-text'
import { ownPlace } from './lib/own-place'
import { parseBlockName, Refusal, type BlockName } from './new-block/block-name'
import { registerBlock } from './new-block/register'
import { filesOfBlock, textsOfBlock, toWrite } from './new-block/templates'

const { isSite, messagesOf } = ownPlace(process.argv)
const blocksFolder = isSite ? 'site/blocks' : 'src/blocks'
const registry = isSite ? 'site/blocks.ts' : 'src/blocks/registry.ts'

async function write(file: string, content: string): Promise<void> {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, file.endsWith('.svg') ? content : await formatText(file, content))
}

/** Any existing file of that name in a folder of blocks is refused: `registry` would be mistaken for the list. */
function refuseTaken({ folder }: BlockName): void {
  const taken = ['src/blocks', 'site/blocks']
    .filter((place) => existsSync(place))
    .find((place) => readdirSync(place).some((entry) => entry.split('.')[0] === folder))
  if (taken) throw new Refusal(`"${folder}" exists already: ${taken}/${folder}`)
}

/** Runs a command of package.json, where its flags are defined. */
const runs = (script: string, ...values: string[]): boolean =>
  spawnSync('npm', ['run', '--silent', script, '--', ...values], { stdio: ['ignore', 'ignore', 'inherit'] })
    .status === 0

function nextSteps({ folder, slug }: BlockName): string[] {
  const inFolder = `${blocksFolder}/${folder}/${folder}`
  const thumbnail = isSite ? `${blocksFolder}/${folder}/thumbnail.ts` : `public/blocks/${folder}.svg`
  return [
    `${messagesOf('<language>')}/schema.json: write the texts that begin with ${toWrite}`,
    `${inFolder}.schema.ts: the fields, and the group of the picker; the texts of fields beside those of the block`,
    'other fields? npm run generate; the database stays as it is',
    `${inFolder}.tsx, .fixture.ts and .test.tsx: the view, a realistic example, what is special about it`,
    `${thumbnail}: what the block looks like, 480 by 320`,
    `npm run dev, then http://localhost:3000/gallery/#${slug}`,
    'npm run check; the whole way is told in docs/blocks.md',
  ]
}

async function newBlock(name: BlockName): Promise<void> {
  refuseTaken(name)
  const files = filesOfBlock(name, isSite)
  const list = registerBlock(readFileSync(registry, 'utf8'), name, isSite ? 'blocks/' : '')
  for (const [file, content] of Object.entries({ ...files, [registry]: list })) await write(file, content)
  console.info(`made the block ${name.slug}:`)
  for (const file of Object.keys(files)) console.info(`  ${file}`)
  console.info(`  ${registry} (one line)`)
  // Also languages that this site does not use.
  for (const language of Object.keys(languageFacts)) {
    const file = `${messagesOf(language)}/schema.json`
    await addTexts(file, ['blocks', name.slug], textsOfBlock(name, language))
    console.info(`  ${file} (its texts)`)
  }
  if (!runs('generate'))
    throw new Refusal('The types could not be made. See the error above, then: npm run generate')
  console.info(`  ${isSite ? 'site/generated' : 'src/payload-types.ts and docs/saves.md'} (generated)`)
  console.info(['', 'next:', ...nextSteps(name).map((step, index) => `  ${index + 1}. ${step}`)].join('\n'))
}

try {
  await newBlock(parseBlockName(process.argv[2]))
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(`new:block: ${error.message}`)
  process.exitCode = 1
}

// `npm run new:block office-map`: creates a working block with a test, offered to editors; in `site` where there is one,
// else (or with `--product`) in `src`.
import { existsSync, readdirSync, readFileSync } from 'node:fs'

import { makeTypes, ownPlace, runGenerator, sayNext, writeParts, writeTexts } from './lib/generator'
import { parsePartName, Refusal, type PartName } from './lib/part-name'
import { registerBlock } from './new-block/register'
import { filesOfBlock, textsOfBlock, toWrite } from './new-block/templates'

const { isSite, messagesOf } = ownPlace(process.argv)
const blocksFolder = isSite ? 'site/blocks' : 'src/blocks'
const registry = isSite ? 'site/blocks.ts' : 'src/blocks/registry.ts'

/** Any existing file of that name in a folder of blocks is refused: `registry` would be mistaken for the list. */
function refuseTaken({ folder }: PartName): void {
  const taken = ['src/blocks', 'site/blocks']
    .filter((place) => existsSync(place))
    .find((place) => readdirSync(place).some((entry) => entry.split('.')[0] === folder))
  if (taken) throw new Refusal(`"${folder}" exists already: ${taken}/${folder}`)
}

function nextSteps({ folder, slug }: PartName): string[] {
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

async function newBlock(): Promise<void> {
  const name = parsePartName(process.argv[2])
  refuseTaken(name)
  const files = filesOfBlock(name, isSite)
  const list = registerBlock(readFileSync(registry, 'utf8'), name, isSite ? 'blocks/' : '')
  console.info(`made the block ${name.slug}:`)
  await writeParts({ ...files, [registry]: list })
  await writeTexts(
    (language) => `${messagesOf(language)}/schema.json`,
    ['blocks', name.slug],
    (language) => textsOfBlock(name, language),
  )
  makeTypes()
  console.info(`  ${isSite ? 'site/generated' : 'src/payload-types.ts and docs/saves.md'} (generated)`)
  sayNext(nextSteps(name))
}

await runGenerator('new:block', newBlock)

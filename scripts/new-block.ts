// `npm run new:block office-map`: creates a working block with a test, offered to editors.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { format, resolveConfig } from 'prettier'

import { isReleased, migrationCommand } from './lib/is-released'
import { parseBlockName, Refusal, type BlockName } from './new-block/block-name'
import { registerBlock } from './new-block/register'
import { filesOfBlock } from './new-block/templates'

const registry = 'src/blocks/registry.ts'
const migrations = 'src/migrations'

async function write(file: string, content: string): Promise<void> {
  mkdirSync(path.dirname(file), { recursive: true })
  const options = await resolveConfig(file)
  writeFileSync(file, file.endsWith('.svg') ? content : await format(content, { ...options, filepath: file }))
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

const migrationFiles = () => readdirSync(migrations).filter((name) => /^\d.*\.ts$/.test(name))

/** Payload's command can succeed without writing anything, so the new file is checked. */
function makeMigration({ folder }: BlockName): string | null {
  const before = new Set(migrationFiles())
  runs('migration', ...(isReleased() ? [`add-${folder}`] : []))
  const made = migrationFiles().find((name) => !before.has(name))
  return made ? `${migrations}/${made}` : null
}

function nextSteps({ folder }: BlockName, migration: string | null): string[] {
  const inFolder = `src/blocks/${folder}/${folder}`
  return [
    `${inFolder}.schema.ts: write the texts marked TODO in four languages, the fields, the group of the picker`,
    ...(migration
      ? [
          `other fields? npm run generate, then ${migrationCommand(`${folder}-fields`)} (SQLite takes them from there)`,
        ]
      : [
          `${migrationCommand(`add-${folder}`)}   (it could not be made: without it SQLite has no table for the block)`,
        ]),
    isReleased()
      ? 'npm run seed -- --if-empty brings your own database up to date and keeps its content'
      : 'rm -f data/perron.db* and npm run seed: the migration was made anew and begins with an empty database',
    `${inFolder}.tsx, .fixture.ts and .test.tsx: the view, a realistic example, what is special about it`,
    `public/blocks/${folder}.svg: what the block looks like, 480 by 320`,
    `npm run dev, then http://localhost:3000/gallery/#${parseBlockName(folder).slug}`,
    'a sentence in docs/editors.md, then npm run check; the whole way is told in docs/blocks.md',
  ]
}

async function newBlock(name: BlockName): Promise<void> {
  const files = filesOfBlock(name)
  refuseTaken(name, Object.keys(files))
  const list = registerBlock(readFileSync(registry, 'utf8'), name)
  for (const [file, content] of Object.entries({ ...files, [registry]: list })) await write(file, content)
  console.info(`made the block ${name.slug}:`)
  for (const file of Object.keys(files)) console.info(`  ${file}`)
  console.info(`  ${registry} (one line)`)
  if (!runs('generate'))
    throw new Refusal('The types could not be made. See the error above, then: npm run generate')
  console.info('  src/payload-types.ts (its types)')
  const migration = makeMigration(name)
  if (migration) console.info(`  ${migration} (its tables in SQLite; MongoDB needs none)`)
  console.info(
    ['', 'next:', ...nextSteps(name, migration).map((step, index) => `  ${index + 1}. ${step}`)].join('\n'),
  )
}

try {
  await newBlock(parseBlockName(process.argv[2]))
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  console.error(`new:block: ${error.message}`)
  process.exitCode = 1
}

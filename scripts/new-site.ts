// `npm run new:site`: a site of one's own. Asks for the agency, or reads `--answers FILE`; makes the folder `site`, a
// secret in `.env`, and the database with starter content and an administrator.
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

import { resolveTheme } from '@/lib/theme/theme'
import { contrastRatio, minTextContrast, readableAs, readableOn } from '@/lib/values/contrast'

import { AnswersError, readAnswers, type SiteAnswers } from './new-site/answers'
import { askAnswers } from './new-site/ask'
import { formatText } from './lib/format-text'
import { writeFiles } from './lib/language-files.mjs'
import { parseTheme, siteThemeFiles } from './lib/site-theme.mjs'

const folder = 'site'

/** What the theme of a new site says. */
const readTheme = (name: SiteAnswers['theme']): string =>
  readFileSync(`starter/themes/${name}/theme.css`, 'utf8')

/** @throws AnswersError for a colour that cannot be read in the theme */
function checkColours({ theme, colour, accent }: SiteAnswers): void {
  const { hardGround } = resolveTheme(null, parseTheme(readTheme(theme), { root: process.cwd() }))
  if (colour && contrastRatio(colour, hardGround) < minTextContrast)
    throw new AnswersError(
      `colour: ${colour} cannot be read on the pages; ${readableAs(colour, hardGround)} is the nearest that can.`,
    )
  if (accent && contrastRatio(accent, readableOn(accent)) < minTextContrast)
    throw new AnswersError(`accent: neither white nor dark words can be read on ${accent}.`)
}

/** What the agency adds to the product, empty at first: `npm run new:block` and its like write into them. */
const ownLists = ['blocks.ts', 'feeds.ts', 'fields.ts', 'form-kinds.ts', 'forms.ts']

async function writeSite({ theme, languages, ...more }: SiteAnswers): Promise<void> {
  const file = `${folder}/site.config.ts`
  // Without those that were not answered: the product has defaults.
  const { sourceLanguage, productName, modules } = more
  const config = JSON.stringify({ languages, sourceLanguage, productName, modules })
  const text = `import type { SiteConfig } from '@/site-api'

export const site = ${config} as const satisfies SiteConfig
`
  mkdirSync(folder)
  writeFileSync(file, await formatText(file, text))
  writeFileSync(`${folder}/theme.css`, readTheme(theme))
  writeFiles(process.cwd(), siteThemeFiles(process.cwd()))
  console.info(`made ${file} and theme.css`)
  for (const list of ownLists) copyFileSync(`demo/site/${list}`, `${folder}/${list}`)
  // Types with the languages of this site.
  const { status } = spawnSync('npm', ['run', '--silent', 'generate'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new AnswersError('The types were not made; the lines above say why.')
  console.info(`made ${folder}/generated`)
}

/** Adds a secret to `.env`, unless it or the environment has one or names its file. */
function writeSecret(): void {
  const stored = existsSync('.env') ? readFileSync('.env', 'utf8') : ''
  const { PAYLOAD_SECRET, PAYLOAD_SECRET_FILE } = process.env
  if (PAYLOAD_SECRET || PAYLOAD_SECRET_FILE || /^PAYLOAD_SECRET(?:_FILE)?=./m.test(stored)) return
  const line = `PAYLOAD_SECRET=${randomBytes(32).toString('hex')}\n`
  appendFileSync('.env', stored === '' || stored.endsWith('\n') ? line : `\n${line}`, { mode: 0o600 })
  console.info('made a secret in .env')
}

/** Fills the database in a process of its own: the languages of a running one are those of its start. */
function fillDatabase(answers: SiteAnswers): void {
  const temporary = mkdtempSync(path.join(tmpdir(), 'perron-site-'))
  try {
    const file = path.join(temporary, 'answers.json')
    writeFileSync(file, JSON.stringify(answers), { mode: 0o600 })
    const { status } = spawnSync(process.execPath, ['scripts/run-command.mjs', 'seed', '--answers', file], {
      stdio: 'inherit',
    })
    if (status !== 0) throw new AnswersError('The database was not made; the lines above say why.')
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}

async function newSite(): Promise<void> {
  const { values } = parseArgs({ options: { answers: { type: 'string' } } })
  if (existsSync(folder))
    throw new AnswersError(`There is a folder "${folder}" already: this project has its site.`)
  const answers = values.answers ? readAnswers(values.answers) : await askAnswers()
  checkColours(answers)
  try {
    await writeSite(answers)
    writeSecret()
    fillDatabase(answers)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
  const steps = [
    'npm run build',
    'npm start, then open /admin/ and follow the first steps',
    `git add ${folder}`,
  ]
  console.info(['', 'next:', ...steps.map((step, index) => `  ${index + 1}. ${step}`)].join('\n'))
}

newSite().catch((error: unknown) => {
  console.error(error instanceof AnswersError ? `new:site: ${error.message}` : error)
  process.exitCode = 1
})

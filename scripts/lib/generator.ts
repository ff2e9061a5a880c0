// What `new:block`, `new:form`, `new:field` and `new:feed` share.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { languageFacts } from '../../src/lib/i18n/languages/facts'

import { addTexts } from './add-texts'
import { formatText } from './format-text'
import { Refusal } from './part-name'

/** Where a command that adds a part of the program writes it. */
interface OwnPlace {
  /** Whether it becomes a part of the agency's folder, and not of the product. */
  isSite: boolean
  /** The folder of a language's texts, such as `site/messages/fr`. */
  messagesOf: (language: string) => string
}

/** In the agency's folder where there is one, unless `--product` asks for the product. */
export function ownPlace(args: readonly string[]): OwnPlace {
  const isSite = existsSync('site') && !args.includes('--product')
  return { isSite, messagesOf: (language) => `${isSite ? 'site/' : ''}messages/${language}` }
}

/** Writes files with their folders, formatted, and says so. Values are texts by path; an SVG stays as it is. */
export async function writeParts(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, file.endsWith('.svg') ? text : await formatText(file, text))
    console.info(`  ${file}`)
  }
}

/**
 * Adds texts in every language, also in those that the site does not use, and says so.
 *
 * @param place where in the file they belong, such as `['blocks', 'keyFigures']`
 */
export async function writeTexts(
  fileOf: (language: string) => string,
  place: readonly string[],
  textsIn: (language: string) => unknown,
): Promise<void> {
  for (const language of Object.keys(languageFacts)) {
    await addTexts(fileOf(language), place, textsIn(language))
    console.info(`  ${fileOf(language)} (its texts)`)
  }
}

/** @throws Refusal when `npm run generate` failed; it has said why */
export function makeTypes(): void {
  const { status } = spawnSync('npm', ['run', '--silent', 'generate'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0)
    throw new Refusal('The types could not be made. See the error above, then: npm run generate')
}

export const sayNext = (steps: readonly string[]): void =>
  console.info(['', 'next:', ...steps.map((step, index) => `  ${index + 1}. ${step}`)].join('\n'))

/** Runs such a command: what cannot be made is one line and an exit code of 1. */
export async function runGenerator(command: string, make: () => Promise<void>): Promise<void> {
  try {
    await make()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(`${command}: ${error.message}`)
    process.exitCode = 1
  }
}

/**
 * Fails when the languages do not have the same keys, when code uses a key without a text, when a key is not used,
 * when a message is not valid ICU or its values differ between languages, when a count has no plural forms, and when French lacks a
 * no-break space, and when a text that a command made is still to write. The own texts of an agency, `site/messages`, go through the same; words over a text that the product does not have fail.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { languageFacts } from '../src/lib/i18n/languages/facts'

import { checkSiteMessages } from './lib/check-site-messages'
import {
  compareLanguages,
  compareParts,
  compareUse,
  findMessageUse,
  flattenMessages,
} from './lib/message-keys'
import { findFrenchTexts, lacksNoBreakSpace } from './lib/french-spaces'
import { checkMessage } from './lib/message-syntax'
import { readSiteConfig } from './lib/site-config'
import { mergedFolder, mergedMessages, readSiteMessages } from './lib/site-messages.mjs'
import { toWrite } from './new-block/templates'

/** The site for visitors, the studio for editors, and what is sent or printed. */
const parts = ['site', 'studio', 'mail']

/** Labels, help and options, as they are shown: no ICU messages. That each has a field is tested with the schemas. */
const plainPart = 'schema'

/** Every folder of `messages`, also those that the site does not use. */
const languages = Object.keys(languageFacts)

/** An agency writes the texts of what is its own in these alone. */
const siteLanguages = readSiteConfig('.').languages

const readFile = (part: string, language: string): string =>
  readFileSync(`messages/${language}/${part}.json`, 'utf8')

/** With the words of the agency in the place of those of the product. */
const merged = mergedMessages('.', languages)

const readMessages = (part: string, language: string): Map<string, string> =>
  flattenMessages(
    JSON.parse(merged.get(`${mergedFolder}/${language}/${part}.json`) ?? readFile(part, language)),
  )

function checkOwnTexts(): string[] {
  const places = languages.flatMap((language) => [...parts, plainPart].map((part) => ({ language, part })))
  const productKeys = new Map(
    places.map(({ language, part }) => [
      `${language}/${part}`,
      new Set(flattenMessages(JSON.parse(readFile(part, language))).keys()),
    ]),
  )
  const ownTexts = readSiteMessages('.', languages)
  return checkSiteMessages({ productKeys, ownTexts, languages: siteLanguages })
}

const isProductCode = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|payload-types/.test(file)

function checkPart(part: string): { keys: string[]; problems: string[] } {
  const messages = new Map(languages.map((language) => [language, readMessages(part, language)]))
  const keysOf = Object.fromEntries([...messages].map(([language, texts]) => [language, [...texts.keys()]]))
  const keys = [...new Set(Object.values(keysOf).flat())]
  const syntax = (part === plainPart ? [] : keys).flatMap((key) => {
    const texts = [...messages].flatMap(([language, all]) => {
      const text = all.get(key)
      return text === undefined ? [] : [[language, text] as const]
    })
    return checkMessage(Object.fromEntries(texts)).map((problem) => `${key}: ${problem}`)
  })
  const spaces = [...(messages.get('fr') ?? [])].flatMap(([key, text]) =>
    lacksNoBreakSpace(text) ? [`${key}: French lacks a no-break space: ${text}`] : [],
  )
  const unwritten = siteLanguages.flatMap((language) =>
    [...(messages.get(language) ?? [])].flatMap(([key, text]) =>
      text.startsWith(toWrite) ? [`${key} (${language}) is still to write: ${text}`] : [],
    ),
  )
  const problems = [...compareLanguages(keysOf), ...syntax, ...spaces, ...unwritten]
  return { keys, problems: problems.map((problem) => `${part}: ${problem}`) }
}

const checked = parts.map((part) => ({ part, ...checkPart(part) }))
const written = [...new Set(checked.flatMap(({ keys }) => keys))]
const codes = ['src', 'site'].filter(existsSync).flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isProductCode)
    .map((name) => {
      const file = path.join(folder, name)
      return { file, code: readFileSync(file, 'utf8') }
    }),
)
const uses = codes.map(({ file, code }) => ({ file, use: findMessageUse(file, code) }))
const spacesInCode = codes.flatMap(({ file, code }) =>
  findFrenchTexts(code)
    .filter(lacksNoBreakSpace)
    .map((text) => `${file}: French lacks a no-break space: ${text}`),
)

const spacesInHelp = readdirSync('help/fr').flatMap((name) =>
  readFileSync(`help/fr/${name}`, 'utf8')
    .split('\n')
    .filter(lacksNoBreakSpace)
    .map((line) => `help/fr/${name}: French lacks a no-break space: ${line}`),
)

const problems = [
  ...checked.flatMap((part) => part.problems),
  ...checkPart(plainPart).problems,
  ...checkOwnTexts(),
  ...compareParts(Object.fromEntries(checked.map(({ part, keys }) => [part, keys]))),
  ...compareUse(written, uses),
  ...spacesInCode,
  ...spacesInHelp,
]
for (const problem of problems) console.error(problem)
console.info(`messages: ${written.length} keys in ${languages.length} languages, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import { siteFolder } from './site-folder.mjs'
import { mergedFolder, mergedMessages } from './site-messages.mjs'

/** A language is a folder of `messages`; bundlers and the compiler find its files by these modules. */
const folder = 'src/lib/i18n/languages'
const head =
  '// Written by `npm run generate` and by every build from the folders of `messages`. Do not edit.\n'

const parts = ['language', 'mail', 'schema', 'site', 'studio']

/** @throws {Error} when a folder of `messages` is no language */
function checkFolder(root, code) {
  if (!/^[a-z]{2}$/.test(code))
    throw new Error(
      `messages/${code}: the folder of a language is named by its code of two letters, such as fr`,
    )
  const missing = parts.filter((part) => !existsSync(path.join(root, `messages/${code}/${part}.json`)))
  if (missing.length > 0)
    throw new Error(`messages/${code} lacks ${missing.map((part) => `${part}.json`).join(', ')}`)
}

/** The codes of the languages, which are the names of their folders. */
export function codesIn(root) {
  const folders = readdirSync(path.join(root, 'messages'), { withFileTypes: true })
  const codes = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  for (const code of codes) checkFolder(root, code)
  return codes.sort()
}

const readPart = (root, code, part) =>
  JSON.parse(readFileSync(path.join(root, `messages/${code}/${part}.json`), 'utf8'))

// Node itself asks for the attribute: journeys load some of these modules without a bundler.
const importOf = (code, part) =>
  `import ${code} from '@messages/${code}/${part}.json' with { type: 'json' }\n`

const tableOf = (codes, part) => `${head}${codes.map((code) => importOf(code, part)).join('')}
export const ${part}Messages = { ${codes.join(', ')} }
`

const facts = (root, codes) => `${head}
/** The name of each language in itself, and the tag of \`Intl\` for its numbers and dates. For browsers too. */
export const languageFacts = {
${codes.map((code) => `  ${code}: ${JSON.stringify(readPart(root, code, 'language'))},\n`).join('')}}

export type LanguageCode = keyof typeof languageFacts
`

/** What is said when rendering a page failed in the browser: the whole of `site` would be loaded for two sentences. */
const failures = (codes, textsOf) => `${head}
/** What a visitor reads when a page failed, and the button below it. */
export const failureTexts = {
${codes
  .map((code) => {
    const { failure, formView } = textsOf(code)
    return `  ${code}: ${JSON.stringify({ text: failure.text, retry: formView.tryAgain })},\n`
  })
  .join('')}}
`

const lazy = (codes) => `${head}
/** The texts of visitors' pages, each language by itself. */
export const siteBundles = {
${codes.map((code) => `  ${code}: () => import('@messages/${code}/site.json'),\n`).join('')}}
`

/** Payload has no texts in some languages; its studio is in English then. */
const payload = (codes) => {
  const isKnownCode = (code) =>
    existsSync(fileURLToPath(import.meta.resolve(`@payloadcms/translations/languages/${code}`)))
  const used = [...new Set([...codes.filter(isKnownCode), 'en'])].sort()
  const imports = used
    .map((code) => `import { ${code} } from '@payloadcms/translations/languages/${code}'\n`)
    .join('')
  const entries = codes.map((code) => (isKnownCode(code) ? code : `${code}: en`))
  return `${head}${imports}
/** Payload's own texts of the studio. */
export const payloadLanguages = { ${entries.join(', ')} }
`
}

/** @returns {Map<string, string>} the modules, and the texts that an agency has changed, by their path in the project */
export function languageFiles(root) {
  const codes = codesIn(root)
  const modules = Object.entries({
    facts: facts(root, codes),
    mail: tableOf(codes, 'mail'),
    payload: payload(codes),
    schema: tableOf(codes, 'schema'),
    site: tableOf(codes, 'site'),
    'site-bundles': lazy(codes),
    studio: tableOf(codes, 'studio'),
  })
  const merged = mergedMessages(root, codes)
  const textsOf = (code) => {
    const text = merged.get(`${mergedFolder}/${code}/site.json`)
    return text ? JSON.parse(text) : readPart(root, code, 'site')
  }
  return new Map([
    ...modules.map(([name, text]) => [`${folder}/${name}.ts`, text]),
    [`${siteFolder(root)}/generated/failures.ts`, failures(codes, textsOf)],
    ...merged,
  ])
}

/** Writes those of some files, by their path in the project, that differ. */
export function writeFiles(root, files) {
  for (const [file, text] of files) {
    const target = path.join(root, file)
    if (existsSync(target) && readFileSync(target, 'utf8') === text) continue
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
}

/** Writes the modules of the languages that differ, and removes texts that an agency no longer changes. */
export function writeLanguageFiles(root) {
  const files = languageFiles(root)
  const merged = path.join(root, mergedFolder)
  const written = existsSync(merged) ? readdirSync(merged, { recursive: true, encoding: 'utf8' }) : []
  for (const name of written.filter((each) => each.endsWith('.json')))
    if (!files.has(`${mergedFolder}/${name.split(path.sep).join('/')}`)) rmSync(path.join(merged, name))
  writeFiles(root, files)
}

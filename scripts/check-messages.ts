// Fails when the languages do not have the same keys, when code uses a key nobody wrote, and when a key is not used.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { locales } from '../src/lib/i18n/locales'

import { compareLanguages, compareUse, findMessageUse, flattenMessages } from './lib/message-keys'

const readMessages = (language: string): string[] =>
  flattenMessages(JSON.parse(readFileSync(`messages/${language}.json`, 'utf8')))

const isProductCode = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|payload-types/.test(file)

const keysOf = Object.fromEntries(locales.map((language) => [language, readMessages(language)]))
const written = [...new Set(Object.values(keysOf).flat())]
const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(isProductCode)
const uses = files.map((name) => {
  const file = path.join('src', name)
  return { file, use: findMessageUse(file, readFileSync(file, 'utf8')) }
})

const problems = [...compareLanguages(keysOf), ...compareUse(written, uses)]
for (const problem of problems) console.error(problem)
console.info(`messages: ${written.length} keys in ${locales.length} languages, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0

import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { writeFiles, writeLanguageFiles } from './language-files.mjs'
import { siteThemeFiles } from './site-theme.mjs'

/**
 * Each text of a language's file behind the sign of the made language, so that a page shows which texts are not its own: `It Menu`.
 * It is still a sentence, as the contracts ask. An empty text stays empty, because it says that there is none.
 *
 * @param {unknown} texts
 * @param {string} sign
 */
const withSign = (texts, sign) =>
  typeof texts === 'string'
    ? texts && `${sign} ${texts}`
    : Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, withSign(value, sign)]))

/** Makes the folder of a language out of the English one. @param facts what its language.json says */
function makeLanguage(root, code, facts) {
  const folder = path.join(root, 'messages', code)
  mkdirSync(folder, { recursive: true })
  const write = (name, content) => writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(content))
  const sign = code[0].toUpperCase() + code.slice(1)
  write('language', facts)
  for (const part of ['site', 'studio', 'mail', 'schema'])
    write(part, withSign(JSON.parse(readFileSync(path.join(root, `messages/en/${part}.json`), 'utf8')), sign))
}

/**
 * The folder of a site with these languages. The demo's configuration goes: of several places that a path may have,
 * Playwright takes the last that exists, all others the first.
 */
function writeSite(root, { languages, sourceLanguage }) {
  rmSync(path.join(root, 'demo/site/site.config.ts'))
  rmSync(path.join(root, 'demo/site/generated'), { recursive: true })
  const config = JSON.stringify({ languages, sourceLanguage })
  mkdirSync(path.join(root, 'site'))
  writeFileSync(path.join(root, 'site/site.config.ts'), `export const site = ${config} as const\n`)
  writeFiles(root, siteThemeFiles(root))
}

/** The files that Git knows or would add, as they are on the disk, with the same packages. */
function copyProject(root, target) {
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const deleted = spawnSync('git', ['ls-files', '-z', '--deleted'], { cwd: root, encoding: 'utf8' }).stdout
  const gone = new Set(deleted.split('\0'))
  for (const file of stdout.split('\0').filter((name) => name && !gone.has(name)))
    cpSync(path.join(root, file), path.join(target, file))
  // Next's bundler refuses packages behind a link that leaves the project.
  const links = spawnSync('cp', ['-al', path.join(root, 'node_modules'), path.join(target, 'node_modules')])
  if (links.status !== 0)
    cpSync(path.join(root, 'node_modules'), path.join(target, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    })
}

/**
 * Copies the project with other languages.
 *
 * @param {{ languages: string[], sourceLanguage: string, made?: Record<string, { name: string, numbersAndDates: string }> }} site
 *   `made` are languages that no folder of `messages` has
 */
export function copyWithLanguages(root, target, site) {
  mkdirSync(target, { recursive: true })
  copyProject(root, target)
  for (const [code, facts] of Object.entries(site.made ?? {})) makeLanguage(target, code, facts)
  writeSite(target, site)
  writeLanguageFiles(target)
}

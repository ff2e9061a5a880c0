import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** An agency's own texts: a folder per language with files as in `messages`; its words go before those of the product. */
const ownFolder = 'site/messages'

/** The texts of the product with those of the agency, for the parts of which it has its own. */
export const mergedFolder = 'site/generated/messages'

/** The files of which an agency may have its own. */
const parts = ['mail', 'schema', 'site', 'studio']

/** @typedef {{ [name: string]: string | Tree }} Tree */

/**
 * The agency's own texts, by language and part: `fr/site`.
 *
 * @param {string} root folder of the project
 * @param {readonly string[]} codes the languages that there are
 * @returns {Map<string, Tree>}
 * @throws {Error} when a file is none of `messages`
 */
export function readSiteMessages(root, codes) {
  const folder = path.join(root, ownFolder)
  if (!existsSync(folder)) return new Map()
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return new Map(
    files.map((entry) => {
      const file = path.join(entry.parentPath ?? entry.path, entry.name)
      const name = path.relative(folder, file).split(path.sep).join('/')
      const [code, part] = name.replace(/\.json$/, '').split('/')
      if (!codes.includes(code) || !parts.includes(part))
        throw new Error(`${ownFolder}/${name} has no file of that name in messages`)
      return [`${code}/${part}`, JSON.parse(readFileSync(file, 'utf8'))]
    }),
  )
}

const isText = (node) => typeof node === 'string'

/** A text in place of a field's texts is its label. */
const asTree = (node) => (isText(node) ? { label: node } : node)

/**
 * The texts of the product with those of an agency in their place.
 *
 * @param {Tree} texts
 * @param {Tree} ownTexts
 * @returns {Tree}
 */
export function mergeTexts(texts, ownTexts) {
  const merged = { ...texts }
  for (const [name, ownText] of Object.entries(ownTexts)) {
    const text = texts[name]
    const isReplaced = text === undefined || (isText(text) && isText(ownText))
    merged[name] = isReplaced ? ownText : mergeTexts(asTree(text), asTree(ownText))
  }
  return merged
}

/** What another language has and this one lacks, so that the types of texts are the same in all. */
function withMissing(texts, others) {
  const filled = { ...texts }
  for (const [name, other] of Object.entries(others)) {
    const text = texts[name]
    if (text === undefined) filled[name] = other
    else if (!isText(text) || !isText(other)) filled[name] = withMissing(asTree(text), asTree(other))
  }
  return filled
}

/**
 * The files of texts that an agency's own words change; none without such words.
 *
 * @param {string} root folder of the project
 * @param {readonly string[]} codes the languages that there are
 * @returns {Map<string, string>} by their path in the project
 */
export function mergedMessages(root, codes) {
  const ownTexts = readSiteMessages(root, codes)
  const changedParts = parts.filter((part) => codes.some((code) => ownTexts.has(`${code}/${part}`)))
  const files = codes.flatMap((code) =>
    changedParts.map((part) => {
      const texts = JSON.parse(readFileSync(path.join(root, `messages/${code}/${part}.json`), 'utf8'))
      const others = codes.flatMap((other) => ownTexts.get(`${other}/${part}`) ?? [])
      const merged = others.reduce(withMissing, mergeTexts(texts, ownTexts.get(`${code}/${part}`) ?? {}))
      return [`${mergedFolder}/${code}/${part}.json`, `${JSON.stringify(merged, null, 2)}\n`]
    }),
  )
  return new Map(files)
}

import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

import { z } from 'zod'

import { siteFolder } from './site-folder.mjs'

/** Where the files are sent from, from the folder of the project. */
const folder = 'public/fonts'

const subsets = /** @type {const} */ (['latin', 'latin-ext'])
/** For documents, and for the measures of fallbacks. */
const staticWeights = /** @type {const} */ (['400', '600'])

/** The families that every agency can choose, by their names among the packages. */
export const readShelf = (root) =>
  JSON.parse(readFileSync(path.join(root, 'src/lib/theme/font-shelf.json'), 'utf8'))

const ownFonts = z.record(
  z.string(),
  z.strictObject({
    name: z.string('is missing').regex(/^[\w ]+$/, 'must be letters, digits and spaces'),
    kind: z.enum(['sans', 'serif'], 'must be sans or serif'),
    weights: z.string('is missing').regex(/^[1-9]\d{0,2}( [1-9]\d{0,2})?$/, 'must be such as "300 800"'),
    isOfHeadings: z.boolean('must be true or false').optional(),
  }),
)

/** The variable file of a subset, named as in the packages. */
const variableFile = (font, subset) => `${font}-${subset}-wght-normal.woff2`

/** The static files of a family, named as in the packages. */
const staticFiles = (font) =>
  subsets.flatMap((subset) => staticWeights.map((weight) => `${font}-${subset}-${weight}-normal.woff`))

/** @throws {Error} for a file that is missing or of another format */
function checkFile(root, place, { signature, use }) {
  const file = path.join(root, place)
  if (!existsSync(file)) throw new Error(`${place} is missing: ${use}. See docs/theming.md, "Fonts".`)
  if (readFileSync(file).toString('latin1', 0, 4) !== signature)
    throw new Error(`${place} is no ${signature === 'wOF2' ? 'WOFF2' : 'WOFF'} file.`)
}

/** @throws {Error} with the name of a file that is no JSON */
function readJson(root, file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8'))
  } catch (error) {
    throw new Error(`${file} is no JSON: ${error.message}`)
  }
}

/**
 * The agency's own families by their names, from `fonts.json` in its folder; their files are in `fonts` beside it.
 *
 * @throws {Error} that names the first thing that is wrong or missing
 */
export function readOwnFonts(root) {
  const site = siteFolder(root)
  const file = `${site}/fonts.json`
  if (!existsSync(path.join(root, file))) return {}
  const { data, error } = ownFonts.safeParse(readJson(root, file))
  if (error) {
    const [{ path: at, message }] = error.issues
    throw new Error(`${file}: ${at.join('.')} ${message}`)
  }
  for (const font of Object.keys(data)) {
    if (!/^[a-z][a-z0-9-]*$/.test(font))
      throw new Error(`${file}: ${font} must have lower-case letters, digits and hyphens alone.`)
    if (Object.hasOwn(readShelf(root), font)) throw new Error(`${file}: the shelf has a font ${font}.`)
    for (const subset of subsets)
      checkFile(root, `${site}/fonts/${variableFile(font, subset)}`, {
        signature: 'wOF2',
        use: `pages load it for the letters of ${subset}`,
      })
    for (const name of staticFiles(font))
      checkFile(root, `${site}/fonts/${name}`, {
        signature: 'wOFF',
        use: 'documents need static files, and so do the measures of the font that holds its place',
      })
  }
  return data
}

/** Where the files of a family lie, by their names. */
export function placesOf(root, font) {
  if (Object.hasOwn(readShelf(root), font)) {
    const inPackage = (scope) => (name) => path.join(root, `node_modules/${scope}/${font}/files/${name}`)
    return { variable: inPackage('@fontsource-variable'), fixed: inPackage('@fontsource') }
  }
  const inFolder = (name) => path.join(root, siteFolder(root), 'fonts', name)
  return { variable: inFolder, fixed: inFolder }
}

/**
 * Two variable font files for each family: the subset latin (Western Europe) and latin-ext. The name of a file has a hash of
 * its content.
 */
export const fontFiles = (root) =>
  Object.keys({ ...readShelf(root), ...readOwnFonts(root) }).flatMap((font) =>
    subsets.map((subset) => {
      const source = placesOf(root, font).variable(variableFile(font, subset))
      const hash = createHash('sha256').update(readFileSync(source)).digest('hex').slice(0, 8)
      return { font, subset, source, name: `${font}-${subset}-${hash}.woff2` }
    }),
  )

/** The licence of each font of the shelf, which goes where the font goes. */
const licences = (root) =>
  Object.keys(readShelf(root)).map((font) => ({
    source: path.join(root, `node_modules/@fontsource-variable/${font}/LICENSE`),
    name: `${font}-licence.txt`,
  }))

/** The static files of own families, which a build has no package of. */
const ownStaticFiles = (root) =>
  Object.keys(readOwnFonts(root)).flatMap((font) =>
    staticFiles(font).map((name) => ({ source: placesOf(root, font).fixed(name), name })),
  )

/** Copies them out of their packages and the agency's folder, and removes those of other versions. */
export function copyFonts(root) {
  const target = path.join(root, folder)
  const hashed = [...fontFiles(root), ...licences(root)]
  const ofDocuments = ownStaticFiles(root)
  mkdirSync(target, { recursive: true })
  const names = new Set([...hashed, ...ofDocuments].map(({ name }) => name))
  for (const name of readdirSync(target)) if (!names.has(name)) rmSync(path.join(target, name))
  for (const { source, name } of hashed)
    if (!existsSync(path.join(target, name))) cpSync(source, path.join(target, name))
  for (const { source, name } of ofDocuments) cpSync(source, path.join(target, name))
}

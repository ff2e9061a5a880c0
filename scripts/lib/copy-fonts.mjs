import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

/** Where the files are sent from, from the folder of the project. */
const folder = 'public/fonts'

const subsets = /** @type {const} */ (['latin', 'latin-ext'])

/** The families that an agency can choose, by their names among the packages. */
export const readShelf = (root) =>
  JSON.parse(readFileSync(path.join(root, 'src/lib/theme/font-shelf.json'), 'utf8'))

const inPackage = (root, font, file) => path.join(root, `node_modules/@fontsource-variable/${font}/${file}`)

/**
 * Two variable font files for each family: the subset latin (Western Europe) and latin-ext. The name of a file has a hash of
 * its content.
 */
export const fontFiles = (root) =>
  Object.keys(readShelf(root)).flatMap((font) =>
    subsets.map((subset) => {
      const source = inPackage(root, font, `files/${font}-${subset}-wght-normal.woff2`)
      const hash = createHash('sha256').update(readFileSync(source)).digest('hex').slice(0, 8)
      return { font, subset, source, name: `${font}-${subset}-${hash}.woff2` }
    }),
  )

/** The licence of each font, which goes where the font goes. */
const licences = (root) =>
  Object.keys(readShelf(root)).map((font) => ({
    source: inPackage(root, font, 'LICENSE'),
    name: `${font}-licence.txt`,
  }))

/** Copies them out of their packages, and removes those of other versions. */
export function copyFonts(root) {
  const target = path.join(root, folder)
  const files = [...fontFiles(root), ...licences(root)]
  mkdirSync(target, { recursive: true })
  const names = new Set(files.map(({ name }) => name))
  for (const name of readdirSync(target)) if (!names.has(name)) rmSync(path.join(target, name))
  for (const { source, name } of files)
    if (!existsSync(path.join(target, name))) cpSync(source, path.join(target, name))
}

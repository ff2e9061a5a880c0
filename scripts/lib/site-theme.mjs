import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { buildSync } from 'esbuild'
import postcss from 'postcss'

import { readOwnFonts, readShelf } from './copy-fonts.mjs'
import { siteFolder } from './site-folder.mjs'

/** The tokens of the product, for a script that runs before anything is bundled. */
function readTokens(root) {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(root, 'src/lib/theme/tokens.ts')],
    bundle: true,
    write: false,
    format: 'cjs',
  })
  const loaded = { exports: {} }
  new Function('module', outputFiles[0].text)(loaded)
  return loaded.exports
}

const isColour = (value) => /^#[0-9a-f]{6}$/i.test(value)
const isSize = (value) => /^(?!.*url)[\w\s.,+*()/%-]+$/i.test(value)

/** The declarations of the one rule that a theme has. @throws {Error} for anything else in it */
function readDeclarations(css, file) {
  const values = {}
  for (const node of postcss.parse(css).nodes) {
    if (node.type === 'comment') continue
    if (node.type !== 'rule' || node.selector !== ':root')
      throw new Error(`${file}: a theme has one rule ":root" with tokens; other styles belong to blocks.`)
    for (const child of node.nodes) {
      if (child.type === 'comment') continue
      if (child.type !== 'decl' || child.important)
        throw new Error(`${file}: ":root" has tokens alone, without rules in it and without "!important".`)
      values[child.prop] = child.value.trim()
    }
  }
  return values
}

/** The tokens of each kind by their names in CSS, and what their values may be. */
function kindsOf(root) {
  const { defaultColours, defaultFonts, defaultSizes, motifs, textSizes, cssName } = readTokens(root)
  const shelf = { ...readShelf(root), ...readOwnFonts(root) }
  const families = Object.keys(shelf)
  const printed = families.filter((name) => !shelf[name].isOfHeadings)
  const namesOf = (keys) => new Map(keys.map((key) => [cssName(key), key]))
  const texts = textSizes.flatMap((size) => [`--text-${size}`, `--text-${size}--line-height`])
  const size = { isRight: isSize, wanted: 'a size' }
  const colour = { isRight: isColour, wanted: 'a colour such as #1f6f5c' }
  const oneOf = (list) => ({
    isRight: (value) => list.includes(value),
    wanted: `one of ${list.join(', ')}`,
  })
  return [
    { group: 'colours', names: namesOf(Object.keys(defaultColours)), ...colour },
    { group: 'fonts', names: namesOf(['fontPrint']), ...oneOf(printed) },
    { group: 'fonts', names: namesOf(Object.keys(defaultFonts)), ...oneOf(families) },
    { group: 'sizes', names: namesOf(Object.keys(defaultSizes)), ...size },
    { group: 'texts', names: new Map(texts.map((name) => [name, name])), ...size },
    { group: null, names: namesOf(['motif']), ...oneOf(motifs) },
  ]
}

/**
 * What a theme says, by the kinds of its tokens.
 *
 * @throws {Error} that names the first token that is unknown or has a value that it cannot have
 */
export function parseTheme(css, { root, file = 'theme.css' }) {
  const kinds = kindsOf(root)
  const theme = { colours: {}, fonts: {}, sizes: {}, texts: {} }
  for (const [name, value] of Object.entries(readDeclarations(css, file))) {
    const kind = kinds.find(({ names }) => names.has(name))
    if (!kind) throw new Error(`${file}: there is no token ${name}. The list is in docs/theming.md.`)
    if (!kind.isRight(value)) throw new Error(`${file}: ${name} is "${value}"; it must be ${kind.wanted}.`)
    const key = kind.names.get(name)
    if (kind.group) theme[kind.group][key] = value
    else theme[key] = value
  }
  return theme
}

const head =
  '// Written by `npm run generate` and by every build from the files of the folder above. Do not edit.\n'

/** @returns {Map<string, string>} the modules of the agency's folder by their path in the project */
export function siteThemeFiles(root) {
  const folder = siteFolder(root)
  const read = (name) => {
    const file = path.join(root, folder, name)
    return existsSync(file) ? readFileSync(file, 'utf8').trim() : null
  }
  const theme = parseTheme(read('theme.css') ?? '', { root, file: `${folder}/theme.css` })
  const pictures = { logo: read('logo.svg'), logoOnDark: read('logo-on-dark.svg'), icon: read('icon.svg') }
  return new Map([
    [
      `${folder}/generated/theme.ts`,
      `${head}import type { SiteTheme } from '@/site-api'\n\nexport const siteTheme: SiteTheme = ${JSON.stringify(theme, null, 2)}\n`,
    ],
    [
      `${folder}/generated/pictures.ts`,
      `${head}import type { SitePictures } from '@/site-api'\n\nexport const sitePictures: SitePictures = ${JSON.stringify(pictures, null, 2)}\n`,
    ],
  ])
}

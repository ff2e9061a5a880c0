import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { transformSync } from 'esbuild'

/** The folder of this agency, from that of the project: `site`, which `npm run new:site` makes; the demo's without it. */
export const siteFolder = (root) => (existsSync(path.join(root, 'site')) ? 'site' : 'demo/site')

/**
 * What the agency's `site.config.ts` says, for programs that run before anything is bundled.
 *
 * @returns {{ languages: string[], sourceLanguage: string }}
 */
export function readSiteConfig(root) {
  const file = path.join(root, siteFolder(root), 'site.config.ts')
  const { code } = transformSync(readFileSync(file, 'utf8'), { loader: 'ts', format: 'cjs', sourcefile: file })
  const loaded = { exports: {} }
  new Function('module', 'exports', code)(loaded, loaded.exports)
  return loaded.exports.site
}

import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { transformSync } from 'esbuild'

import type { SiteConfig } from '../../src/site-api'

/** The folder of this agency, from that of the project: `site`, which `npm run new:site` makes; the demo's without it. */
export const siteFolder = (root: string): string =>
  existsSync(path.join(root, 'site')) ? 'site' : 'demo/site'

/** What the agency's `site.config.ts` says, for programs that run before anything is bundled. */
export function readSiteConfig(root: string): SiteConfig {
  const file = path.join(root, siteFolder(root), 'site.config.ts')
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    loader: 'ts',
    format: 'cjs',
    sourcefile: file,
  })
  const loaded = { exports: {} as { site: SiteConfig } }
  new Function('module', code)(loaded)
  return loaded.exports.site
}

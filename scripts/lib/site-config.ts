import { readFileSync } from 'node:fs'
import path from 'node:path'

import { transformSync } from 'esbuild'

import type { SiteConfig } from '../../src/site-api'

import { siteFolder } from './site-folder.mjs'

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

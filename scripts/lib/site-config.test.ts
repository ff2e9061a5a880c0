import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { isOutlines, maxOutlineBytes } from '@/features/map/model/map-outlines'
import { areRivers, maxRiverBytes } from '@/features/map/model/river-courses'

import { readSiteConfig } from './site-config'
import { siteFolder } from './site-folder.mjs'

test('an agency’s folder goes before that of the demo', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'perron-site-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const write = (folder: string, language: string) => {
    mkdirSync(path.join(root, folder), { recursive: true })
    writeFileSync(
      path.join(root, folder, 'site.config.ts'),
      `import type { SiteConfig } from '@/site-api'
      export const site = { languages: ['${language}'], sourceLanguage: '${language}' } as const satisfies SiteConfig`,
    )
  }
  write('demo/site', 'fr')
  expect([siteFolder(root), readSiteConfig(root)]).toEqual([
    'demo/site',
    { languages: ['fr'], sourceLanguage: 'fr' },
  ])
  write('site', 'nl')
  expect([siteFolder(root), readSiteConfig(root)]).toEqual([
    'site',
    { languages: ['nl'], sourceLanguage: 'nl' },
  ])
})

test.each([
  ['rivers', areRivers, maxRiverBytes],
  ['outlines', isOutlines, maxOutlineBytes],
])('the %s of the drawn map can be read, if there are any', (name, isRight, maxBytes) => {
  const file = path.join(siteFolder(process.cwd()), 'map', `${name}.json`)
  const text = existsSync(file) ? readFileSync(file, 'utf8') : null
  expect(text === null || (text.length <= maxBytes && isRight(JSON.parse(text)))).toBe(true)
})

test('`site` belongs to an agency: the product has no file there', () => {
  const { stdout, status } = spawnSync('git', ['ls-files', 'site'], { encoding: 'utf8' })
  // A copy for a test is no repository.
  const files = status === 0 ? stdout.split('\n').filter(Boolean) : []
  const isOfAgency = files.includes('site/site.config.ts')
  expect(isOfAgency ? [] : files).toEqual([])
})

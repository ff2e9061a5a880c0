import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { bin, runCheck, runPlaywright, runVitestFiles } from './checks.mjs'
import { getChromium } from './chromium.mjs'
import { end } from './processes.mjs'
import { startThrowAwayDemo } from './throw-away-demo.mjs'

/** Fewer languages than there are folders, with another source language; and one more, which nothing else knows. */
const configurations = {
  two: { languages: ['nl', 'fr'], sourceLanguage: 'nl' },
  five: {
    languages: ['nl', 'fr', 'en', 'de', 'it'],
    sourceLanguage: 'fr',
    made: { it: { name: 'Italiano', numbersAndDates: 'it-IT' } },
  },
}

/** The tests and the demo are written in the four languages that are shipped: the compiler checks the product alone. */
const productTypes = {
  extends: './tsconfig.json',
  include: ['next-env.d.ts', 'src/**/*.ts', 'src/**/*.tsx', '*.ts'],
  exclude: [
    'node_modules',
    '.next',
    'dist',
    'vitest.config.ts',
    '**/*.test.ts',
    '**/*.test.tsx',
    '**/*.fixture.ts',
  ],
}

const generate = [process.execPath, ['scripts/run-bundled.mjs', 'scripts/generate.ts']]

const checks = [
  { name: 'generate', commands: [generate] },
  { name: 'migrations', commands: [[generate[0], [...generate[1], '--check']]] },
  {
    name: 'types',
    commands: [
      [bin('next'), ['typegen']],
      [
        process.execPath,
        ['node_modules/typescript-native/bin/tsc', '--noEmit', '-p', 'tsconfig.product.json'],
      ],
    ],
  },
  { name: 'messages', commands: [[bin('tsx'), ['scripts/check-messages.ts']]] },
]

/** What holds of any list of languages. */
const contracts = [
  'src/blocks/registry.test.tsx',
  'src/collections/registry.test.ts',
  'src/composition',
  'src/features/import/server/feed-record.mocked.test.ts',
  'scripts/starter',
]

/** @returns the results of a demo in these languages: pages, studio, feeds, e-mails, and a crawl of all its pages */
async function testOnDemo(folder) {
  const { environment, child, seconds } = await startThrowAwayDemo(folder)
  const demo = { name: 'demo', passed: environment ? 1 : 0, failed: environment ? 0 : 1, seconds }
  if (!environment) return [demo]
  const journeys = await runPlaywright(
    'languages',
    { ...environment, CHROMIUM_PATH: (await getChromium()) ?? '' },
    folder,
  )
  await end(child)
  return [demo, journeys]
}

async function testConfiguration(root, folder, [name, site]) {
  const copy = path.join(folder, name, 'project')
  const reports = path.join(folder, name, 'reports')
  mkdirSync(reports, { recursive: true })
  // Loaded on use: it needs packages, which `npm test` installs first.
  const { copyWithLanguages } = await import('./language-copy.mjs')
  copyWithLanguages(root, copy, site)
  writeFileSync(path.join(copy, 'tsconfig.product.json'), JSON.stringify(productTypes))
  process.chdir(copy)
  try {
    const results = []
    for (const check of checks) results.push(await runCheck(check))
    results.push(await runVitestFiles('contracts', contracts, reports))
    results.push(...(await testOnDemo(reports)))
    return results.map((result) => ({ ...result, name: `${name}: ${result.name}` }))
  } finally {
    process.chdir(root)
  }
}

/**
 * Tests copies of the project with other languages, one after the other. Each has its own build, because the languages of a site
 * are in its build.
 *
 * @param {string} root of the project
 * @param {string} folder where the copies and the data of their demos go
 * @param {string[]} names of the configurations; all of them when there is none
 */
export async function testLanguages(root, folder, names = []) {
  const results = []
  for (const configuration of Object.entries(configurations))
    if (names.length === 0 || names.includes(configuration[0]))
      results.push(...(await testConfiguration(root, folder, configuration)))
  return results
}

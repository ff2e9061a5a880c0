import { execFile, spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

import { expect, type Page } from '@playwright/test'

import { copyDist } from '../../scripts/lib/dist.mjs'

import { test } from '../support/browser-test'
import { addApp, givePassword } from '../rig/second-step'
import { waitForHydration } from '../support/wait-for-hydration'

/** The lines of the README that set a site up, as they are written there. */

/** The lines of each block of shell below a heading, without comments. */
async function readLines(heading: string): Promise<string[][]> {
  const text = await readFile('README.md', 'utf8')
  const part = text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  return [...part.matchAll(/```sh\n(.*?)```/gs)].map(([, block = '']) =>
    block
      .split('\n')
      .map((line) => line.replace(/\s+#.*$/, '').trim())
      .filter(Boolean),
  )
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

test.use({ locale: 'fr-BE' })

interface Site {
  origin: string
  /** It has the build in `dist`, and nothing of the sources. */
  folder: string
  /** What the shell of the server has. */
  environment: NodeJS.ProcessEnv
}

const emailIn = (line: string) => /(\S+@\S+)/.exec(line)?.[1] ?? ''

/** The first administrator, made by the README's line, sets the languages of the site. */
async function setLanguages(
  page: Page,
  { origin, folder, environment }: Site,
  languages: object,
): Promise<void> {
  const readme = await readFile('README.md', 'utf8')
  const line = /`(node dist\/perron\.mjs create-administrator [^`]+)`/.exec(readme)?.[1] ?? ''
  const made = await promisify(execFile)('sh', ['-ec', line], { cwd: folder, env: environment })
  const password = /Password, shown this once: (\S+)/.exec(made.stdout)?.[1] ?? ''
  await page.goto(`${origin}/admin/`)
  await waitForHydration(page)
  await givePassword(page, emailIn(line), password)
  await addApp(page)
  await expect(page).toHaveURL(/\/admin\/?$/)
  const saved = await page.request.post(`${origin}/api/globals/siteConfig/?locale=nl`, {
    headers: { origin },
    data: languages,
  })
  expect(saved.status(), await saved.text()).toBe(200)
}

async function expectPlainStart(page: Page, { origin }: Site): Promise<void> {
  const failed: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400 && new URL(response.url()).pathname !== '/fr/') failed.push(response.url())
  })
  await page.goto(`${origin}/`)
  await expect(page).toHaveURL(`${origin}/fr/`)
  await page.goto(`${origin}/admin/`)
  await expect(page.getByText('node perron.mjs create-administrator')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  expect(failed).toEqual([])
  // Each script that a page names is there: in the folder of the build and of the data.
  const html = await fetch(`${origin}/nl/`).then((answer) => answer.text())
  const scripts = [...html.matchAll(/(?:src|data-\w+)="(\/(?:_next|scripts|start)[^"]*)"/g)]
  expect(scripts.length).toBeGreaterThan(0)
  for (const [, file = ''] of scripts) expect((await fetch(origin + file)).status, file).toBe(200)
}

/** Without a licence or a README of a package. */
const isOfPackage = (name: string) =>
  name.startsWith('node_modules/') || name.startsWith('.next/node_modules/')

test('the build has what a server needs, and no data, secret or source', async () => {
  expect((await readdir('dist')).filter((name) => name !== '.env' && name !== 'data').sort()).toEqual([
    '.next',
    'THIRD-PARTY-NOTICES.md',
    'build.json',
    'help',
    'next-server.js',
    'node_modules',
    'package.json',
    'perron.mjs',
    'public',
    'server.js',
    'src',
  ])
  // The help of the studio is Markdown, and so are the notices.
  const files = (await readdir('dist', { recursive: true })).filter(
    (name) => !isOfPackage(name) && !/^(?:help\/[a-z]{2}\/[\w-]+|THIRD-PARTY-NOTICES)\.md$/.test(name),
  )
  expect(
    files.filter((name) => /(?:^|\/)(?:\.env|secret$|data\/)|\.(?:tsx?|db|md|map|pem)$/.test(name)),
  ).toEqual([])
  expect(files.filter((name) => /^src\/.*\./.test(name)).every((name) => name.endsWith('.cjs'))).toBe(true)
  expect(files.filter((name) => name.startsWith('.next/commands/seed'))).toEqual([])
})

test('the production lines of the README start a whole site on an empty database', async ({ page }) => {
  const [settings = [], [build = '', ...lines] = []] = await readLines('Production')
  expect(build).toBe('npm ci && npm run build')
  const names = settings.map((line) => line.split('=', 1)[0] ?? '')
  expect(names).toEqual(['DATABASE_URI', 'PAYLOAD_SECRET', 'SERVER_URL', 'DATA_DIR', 'PORT', 'HOSTNAME'])

  const folder = await mkdtemp(path.join(tmpdir(), 'perron-production-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  copyDist('.', path.join(folder, 'dist'))
  // Nothing else is set, as in a shell of a new server; above all no NODE_ENV.
  const ownEnv = {
    DATABASE_URI: `file:${folder}/site.db`,
    PAYLOAD_SECRET: 'a secret of the test of the lines in the README',
    SERVER_URL: origin,
    DATA_DIR: `${folder}/data`,
    PORT: String(port),
    HOSTNAME: '127.0.0.1',
  }
  const environment = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...ownEnv }
  const site = { origin, folder, environment: environment as unknown as NodeJS.ProcessEnv }
  const server = spawn('sh', ['-ec', lines.join('\n')], {
    cwd: folder,
    env: site.environment,
    detached: true,
  })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  let output = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (part) => (output += String(part)))
  try {
    const ready = () =>
      fetch(`${origin}/readyz`).then(
        async (answer) => [answer.status, await answer.text()],
        () => [],
      )
    const isReady = expect.poll(ready, { timeout: 90_000 }).toEqual([200, expect.any(String)])
    await isReady.catch((error: unknown) => {
      throw new Error(output, { cause: error })
    })
    await expectPlainStart(page, site)
    await setLanguages(page, site, {
      agency: { name: 'Kantoor Zuid' },
      languageUse: ['nl', 'de'].map((code) => ({ code, use: true })),
      languageDefault: 'nl',
    })
    await page.goto(`${origin}/`)
    await expect(page).toHaveURL(`${origin}/nl/`)
    await expect(page.getByRole('banner').getByText('Kantoor Zuid')).toBeVisible()
    expect((await fetch(`${origin}/fr/`, { redirect: 'manual' })).headers.get('location')).toMatch(/\/nl\/$/)
  } finally {
    if (server.exitCode === null && server.pid) process.kill(-server.pid, 'SIGTERM')
    await ended
    await rm(folder, { force: true, recursive: true })
  }
})

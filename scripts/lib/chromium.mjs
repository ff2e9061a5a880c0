import { spawnSync } from 'node:child_process'

import { runStep } from './processes.mjs'

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** A browser that is there may still lack a library; only one that tells its version counts. */
const runs = (file) => spawnSync(file, ['--version', '--no-sandbox'], { timeout: 30_000 }).status === 0

async function ownOfPlaywright() {
  const { chromium } = await import('@playwright/test')
  return chromium.executablePath()
}

/** The path of a Chromium that works, or null. Asks for packages, so install first. */
export async function findChromium() {
  const candidates = [process.env.CHROMIUM_PATH, ...systemBrowsers, await ownOfPlaywright()]
  return candidates.filter(Boolean).find(runs) ?? null
}

const isRoot = () => process.getuid?.() === 0

async function installWithApt() {
  const asRoot = isRoot() ? [] : ['sudo', '-n']
  const apt = async (...args) => {
    const [command, ...rest] = [...asRoot, 'apt-get', '-y', ...args]
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    return runStep(`apt-get ${args[0]}`, command, rest, { env })
  }
  return (await apt('update')).ok && (await apt('install', '--no-install-recommends', 'chromium')).ok
}

/** Finds a Chromium or gets one: Playwright's, else Debian's. Gives null when there is none to be had. */
export async function getChromium() {
  const found = await findChromium()
  if (found) return found
  await runStep('get Chromium', 'node_modules/.bin/playwright', ['install', 'chromium'])
  const downloaded = await findChromium()
  if (downloaded) return downloaded
  return (await installWithApt()) ? findChromium() : null
}

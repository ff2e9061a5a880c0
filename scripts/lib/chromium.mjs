import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { runStep } from './processes.mjs'

/**
 * Debian's headless shell, the build that Playwright downloads too: journeys take half the time of the whole browser.
 */
const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Debian's packages for the journeys in other browsers, by the program of each. */
const engines = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  xvfb: '/usr/bin/Xvfb',
}

/** The packages that are not installed. */
export const missingEngines = () =>
  Object.entries(engines).flatMap(([name, file]) => (existsSync(file) ? [] : name))

/** The path of the browser named by CHROMIUM_PATH or of one of the system; undefined: Playwright's own is used. */
export const systemBrowser = () =>
  process.env.CHROMIUM_PATH ?? systemBrowsers.find((file) => existsSync(file))

/** An installed browser may lack a library; only one that prints its version counts. */
const runs = (file) => spawnSync(file, ['--version', '--no-sandbox'], { timeout: 30_000 }).status === 0

async function ownOfPlaywright() {
  const { chromium } = await import('@playwright/test')
  return chromium.executablePath()
}

/** The path of a working Chromium, or null. Needs the installed packages. */
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
  return (
    (await apt('update')).ok &&
    (await apt('install', '--no-install-recommends', 'chromium-headless-shell')).ok
  )
}

/** Finds or installs a Chromium: Playwright's, else Debian's. Null when neither is available. */
export async function getChromium() {
  const executable = await findChromium()
  if (executable) return executable
  await runStep('get Chromium', 'node_modules/.bin/playwright', ['install', 'chromium'])
  const downloaded = await findChromium()
  if (downloaded) return downloaded
  return (await installWithApt()) ? findChromium() : null
}

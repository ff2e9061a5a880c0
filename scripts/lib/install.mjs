import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { runOrStop } from './processes.mjs'

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

/** Packages for other systems are in the lock file and absent on this one. */
const mayBeAbsent = (entry) => Boolean(entry.optional || entry.devOptional || entry.os || entry.cpu)

/**
 * Whether node_modules matches package-lock.json, by npm's own record of the installation.
 * So it is true after `npm install` too, and false after a pull that changed the lock file.
 */
export function isInstalled(root) {
  const wanted = readJson(path.join(root, 'package-lock.json'))?.packages ?? {}
  const present = readJson(path.join(root, 'node_modules/.package-lock.json'))?.packages
  if (!present) return false
  return Object.entries(wanted).every(([folder, entry]) => {
    if (folder === '' || entry.link) return true
    const installed = present[folder]
    if (!installed) return mayBeAbsent(entry)
    return installed.version === entry.version && existsSync(path.join(root, folder, 'package.json'))
  })
}

/** Installs with `npm ci` when needed, with development packages for any NODE_ENV: the build needs them. */
export async function installIfNeeded(root) {
  if (isInstalled(root)) return
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund']
  const npm = process.env.npm_execpath
  const [command, given] = npm?.endsWith('.js') ? [process.execPath, [npm, ...args]] : ['npm', args]
  await runOrStop('install', command, given, { cwd: root })
}

import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'

import { needTool, NotRun, root, run } from './tools.mjs'

const folder = path.join(root, 'node_modules/.cache/perron-deploy/debian-12')

/**
 * A bare Debian 12 as a folder, made once.
 *
 * @throws NotRun where none can be made
 */
export function needDebian() {
  if (process.getuid?.() !== 0) throw new NotRun('this account is not root')
  needTool('chroot')
  needTool('unshare')
  if (existsSync(folder)) return folder
  const debootstrap = needTool('debootstrap')
  const making = `${folder}.${process.pid}`
  mkdirSync(path.dirname(folder), { recursive: true })
  try {
    run(debootstrap, ['--variant=minbase', '--include=ca-certificates', 'bookworm', making])
    renameSync(making, folder)
  } catch (error) {
    rmSync(making, { recursive: true, force: true })
    throw new NotRun(`Debian could not be fetched: ${error.message.split('\n').at(-1)}`)
  }
  return folder
}

const quote = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/**
 * Arguments of `unshare` that run a command with this folder as its root, in mounts of its own.
 *
 * @param {string} place the folder
 * @param {string[]} command
 * @param {{ account?: string, volume?: [from: string, to: string], isReadOnly?: boolean, workingFolder?: string }} options
 *   `volume` is the one place that is written to when the rest is read-only, beside /tmp
 */
export function inside(
  place,
  command,
  { account = '0:0', volume, isReadOnly = false, workingFolder = '/' } = {},
) {
  const at = (name) => quote(path.join(place, name))
  const lines = [
    `mount --bind ${quote(place)} ${quote(place)}`,
    ...(isReadOnly ? [`mount -o remount,ro,bind ${quote(place)}`] : []),
    `mount --rbind /dev ${at('dev')}`,
    `mount -t proc proc ${at('proc')} 2>/dev/null || mount --rbind /proc ${at('proc')}`,
    ...(isReadOnly ? [`mount -t tmpfs tmpfs ${at('tmp')}`] : []),
    ...(volume ? [`mount --bind ${quote(volume[0])} ${at(volume[1])}`] : []),
    `exec chroot --userspec=${account} ${quote(place)} /bin/sh -c ${quote(`cd ${workingFolder} && exec "$@"`)} sh ${command.map(quote).join(' ')}`,
  ]
  return ['--mount', '--propagation', 'private', 'sh', '-ec', lines.join('\n')]
}

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'

import { needTool, root, run, temporaryFolder } from './tools.mjs'

const folder = path.join(root, 'deploy/systemd')
const names = ['perron.service', 'perron-worker.service']

/** The units, as systemd reads them. */
export async function testUnits(check) {
  const analyze = needTool('systemd-analyze')
  // The root of a server, where programs and accounts are looked up.
  const server = temporaryFolder('units')
  const put = (from, to, mode) => run('install', ['-D', '-m', mode, from, path.join(server, to)])
  for (const name of names) put(path.join(folder, name), `etc/systemd/system/${name}`, '644')
  put('/bin/true', 'usr/local/bin/node', '755')
  run('sh', [
    '-c',
    `cp -a /lib/systemd/system "${server}/etc/systemd/" 2>/dev/null || mkdir -p "${server}/etc/systemd/system"`,
  ])
  for (const name of names) {
    await check(`systemd takes ${name}`, () => {
      const args = ['verify', `--root=${server}`, '--man=no', `/etc/systemd/system/${name}`]
      // What it does not know it passes over, with a line.
      const lines = run('sh', ['-c', '"$0" "$@" 2>&1', analyze, ...args])
      assert.equal(
        lines
          .split('\n')
          .filter((line) => line.includes('perron'))
          .join('\n'),
        '',
      )
    })
    await check(`${name} says that it writes into its folder alone, and names a limit of memory`, () => {
      const text = readFileSync(path.join(folder, name), 'utf8')
      for (const line of [
        'ProtectSystem=strict',
        'ReadWritePaths=/srv/perron',
        'NoNewPrivileges=true',
        'User=perron',
      ])
        assert.ok(text.includes(`\n${line}\n`), line)
      assert.match(text, /\nMemoryMax=1G\n/)
    })
  }
}

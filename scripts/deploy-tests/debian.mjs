import assert from 'node:assert/strict'
import { cpSync, existsSync, readFileSync, readlinkSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { copyDist } from '../lib/dist.mjs'
import { findFreePort } from '../lib/preconditions.mjs'
import { inside, needDebian } from './base.mjs'
import { NotRun, root, run, startProgram, temporaryFolder, untilStatus } from './tools.mjs'

const install = ['/root/deploy/install-debian.sh', '/root/dist', 'www.example.org']
const env = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/root' }

/** Gives the build another name, as one of other sources has. */
function renameBuild(server, id) {
  const file = path.join(server, 'root/dist', 'build.json')
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), id }))
}

async function expectServing(server) {
  const port = await findFreePort()
  const account = statSync(path.join(server, 'srv/perron'))
  const command = [
    'env',
    `PORT=${port}`,
    'PERRON_HOME=/srv/perron',
    'node',
    '/opt/perron/current/perron.mjs',
    'serve',
  ]
  const options = { account: `${account.uid}:${account.gid}`, workingFolder: '/srv/perron' }
  const site = startProgram('unshare', inside(server, command, options), { env })
  try {
    await untilStatus(`http://127.0.0.1:${port}/healthz`, 200, site)
  } finally {
    await site.stop()
  }
}

/** The script for a bare Debian, in a folder with one; systemd does not run there, so the units are not started. */
export async function testDebian(check) {
  const debian = needDebian()
  if (!existsSync(path.join(root, 'dist/perron.mjs'))) throw new NotRun('there is no build (npm run build)')
  const server = path.join(temporaryFolder('debian'), 'root')
  run('cp', ['-a', '--reflink=auto', debian, server])
  cpSync('/etc/resolv.conf', path.join(server, 'etc/resolv.conf'), { dereference: true })
  // The Node that made the build.
  cpSync(process.execPath, path.join(server, 'usr/local/bin/node'))
  copyDist(root, path.join(server, 'root/dist'))
  cpSync(path.join(root, 'deploy'), path.join(server, 'root/deploy'), { recursive: true })
  const current = () => readlinkSync(path.join(server, 'opt/perron/current'))
  const call = () => run('unshare', inside(server, install), { env })

  let first
  await check('the script installs a build with its account, secret, units and Caddy', () => {
    call()
    first = current()
    const settings = path.join(server, 'srv/perron/.env')
    assert.match(
      readFileSync(settings, 'utf8'),
      /^SERVER_URL=https:\/\/www\.example\.org\nPAYLOAD_SECRET=[0-9a-f]{64}\n/,
    )
    assert.equal(statSync(settings).mode & 0o777, 0o600)
    assert.equal(statSync(path.join(server, 'opt/perron/releases')).uid, 0)
    assert.ok(existsSync(path.join(server, 'etc/systemd/system/perron.service')))
    const proxy = run('unshare', inside(server, ['caddy', 'adapt', '--config', '/etc/caddy/Caddyfile']), {
      env,
    })
    assert.match(proxy, /"host":\["www\.example\.org"\].*"dial":"127\.0\.0\.1:3000"/s)
  })
  await check('its account serves the site', () => expectServing(server))
  await check('a newer build takes the place of the first, and the secret stays', () => {
    const secret = readFileSync(path.join(server, 'srv/perron/.env'), 'utf8')
    renameBuild(server, 'newer')
    call()
    assert.equal(current(), '/opt/perron/releases/newer')
    assert.ok(existsSync(path.join(server, first)))
    assert.equal(readFileSync(path.join(server, 'srv/perron/.env'), 'utf8'), secret)
  })
  await check('a build of another system is refused, what runs stays, and a repaired one is taken', () => {
    const file = path.join(server, 'root/dist', 'build.json')
    const facts = JSON.parse(readFileSync(file, 'utf8'))
    writeFileSync(file, JSON.stringify({ ...facts, id: 'foreign', arch: 'other' }))
    assert.throws(call, /This build is for linux other/)
    assert.equal(current(), '/opt/perron/releases/newer')
    // Repaired, it has the same ID.
    writeFileSync(file, JSON.stringify({ ...facts, id: 'foreign' }))
    call()
    assert.equal(current(), '/opt/perron/releases/foreign')
  })
}

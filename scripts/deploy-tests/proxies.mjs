import assert from 'node:assert/strict'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { copyDist } from '../lib/dist.mjs'
import { findFreePort } from '../lib/preconditions.mjs'
import { needGoTool, needTool, NotRun, root, startProgram, temporaryFolder, untilStatus } from './tools.mjs'

/** An address that a visitor pretends to have. */
const pretended = '203.0.113.7'

/** The built site on an empty database, as an operator starts it behind one proxy. */
async function startSite() {
  if (!existsSync(path.join(root, 'dist/perron.mjs'))) throw new NotRun('there is no build (npm run build)')
  const folder = temporaryFolder('site')
  copyDist(root, path.join(folder, 'dist'))
  const port = await findFreePort()
  const lines = [
    `SERVER_URL=http://127.0.0.1:${port}`,
    `PORT=${port}`,
    'HOSTNAME=127.0.0.1',
    'PAYLOAD_SECRET=a secret of the test of the proxies',
    'TRUSTED_PROXIES=1',
    'STATE_KEY=a key of the state in the test',
  ]
  writeFileSync(path.join(folder, '.env'), lines.join('\n'))
  const site = startProgram(process.execPath, [path.join(folder, 'dist/perron.mjs'), 'serve'])
  await untilStatus(`http://127.0.0.1:${port}/readyz`, 200, site)
  return { port, site }
}

/** A server that answers with the address that the proxy says the visitor has. */
async function startEcho() {
  const port = await findFreePort()
  const code = `require('node:http').createServer((request, response) => response.end(JSON.stringify(request.headers))).listen(${port}, '127.0.0.1')`
  return { port, echo: startProgram(process.execPath, ['-e', code]) }
}

/** nginx with the file of `deploy`, on another port and in a folder of its own. */
async function startNginx(upstream) {
  const nginx = needTool('nginx')
  const folder = temporaryFolder('nginx')
  const port = await findFreePort()
  const site = readFileSync(path.join(root, 'deploy/nginx.conf'), 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('/var/cache/nginx/perron', path.join(folder, 'cache'))
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${upstream}`)
  mkdirSync(path.join(folder, 'conf.d'))
  writeFileSync(path.join(folder, 'conf.d/perron.conf'), site)
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${path.join(folder, name)};`,
  )
  const main = `daemon off;\nuser root;\npid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${places.join('\n')}\ninclude ${folder}/conf.d/*.conf;\n}\n`
  writeFileSync(path.join(folder, 'nginx.conf'), main)
  return { port, proxy: startProgram(nginx, ['-c', path.join(folder, 'nginx.conf'), '-p', folder]) }
}

async function startCaddy(upstream, file, variable) {
  const caddy = needGoTool('caddy', 'github.com/caddyserver/caddy/v2/cmd/caddy@v2.11.9')
  const folder = temporaryFolder('caddy')
  const port = await findFreePort()
  cpSync(path.join(root, 'deploy', file), path.join(folder, 'Caddyfile'))
  const env = {
    ...process.env,
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    DOMAIN: `http://127.0.0.1:${port}`,
    [variable]: `127.0.0.1:${upstream}`,
  }
  const args = ['run', '--adapter', 'caddyfile', '--config', path.join(folder, 'Caddyfile')]
  return { port, proxy: startProgram(caddy, args, { env, cwd: folder }) }
}

const proxies = {
  'nginx.conf': startNginx,
  'Caddyfile.small': (upstream) => startCaddy(upstream, 'Caddyfile.small', 'UPSTREAM'),
  'Caddyfile.large': (upstream) => startCaddy(upstream, 'Caddyfile.large', 'UPSTREAMS'),
}

/** The last of the addresses is the one that the proxy has seen itself: TRUSTED_PROXIES=1 believes that one. */
async function testClientIp(start) {
  const { port: upstream, echo } = await startEcho()
  const { port, proxy } = await start(upstream)
  const headers = { 'x-forwarded-for': pretended }
  const answer = await untilStatus(`http://127.0.0.1:${port}/`, 200, proxy, { headers })
  const seen = await answer.json()
  assert.equal(seen['x-forwarded-for'].split(',').at(-1).trim(), '127.0.0.1')
  assert.equal(seen.host, `127.0.0.1:${port}`)
  await Promise.all([proxy.stop(), echo.stop()])
}

async function testSite(start, { port: upstream }) {
  const { port, proxy } = await start(upstream)
  // There are no pages yet: the studio is what can be seen.
  const studio = await untilStatus(`http://127.0.0.1:${port}/admin/`, 200, proxy)
  assert.match(await studio.text(), /create-administrator/)
  const missing = await fetch(`http://127.0.0.1:${port}/fr/none/`)
  assert.equal(missing.status, 404)
  assert.match(missing.headers.get('content-security-policy'), /script-src/)
  await proxy.stop()
}

/** Real proxies with the files of `deploy`, in front of the built site. */
export async function testProxies(check) {
  const site = await startSite()
  for (const [file, start] of Object.entries(proxies)) {
    await check(`${file}: studio and pages of the site come through`, () => testSite(start, site))
    await check(`${file}: the address of a visitor is the one that the proxy sees`, () => testClientIp(start))
  }
  await check('SIGTERM ends the site', async () => {
    const begun = performance.now()
    const how = await site.site.stop()
    assert.ok([143, 'SIGTERM'].includes(how), String(how))
    assert.ok(performance.now() - begun < 10_000)
  })
}

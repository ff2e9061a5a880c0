import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { needGoTool, root, run, temporaryFolder } from './tools.mjs'

/** The reader of Docker Compose itself. */
const composeGo = 'github.com/compose-spec/compose-go/v2/cmd@v2.16.2'

/** All that an operator has to write into `.env`. */
const variables = {
  DOMAIN: 'www.example.org',
  PAYLOAD_SECRET: 'a-secret-of-the-test-of-compose-files',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret-of-the-key',
}

/** Fills in what `.env` has, and defaults: the reader takes no variables as a program of its own. */
function withVariables(text) {
  return text.replaceAll(/\$\{(\w+)(:[?-])?([^}]*)\}/g, (_, name, sign, rest) => {
    const value = variables[name] ?? (sign === ':-' ? rest : undefined)
    assert.notEqual(value, undefined, `${name} has no value`)
    return value
  })
}

/** The services of a file, once its schema was checked. */
function readServices(name) {
  const folder = temporaryFolder('compose')
  const file = path.join(folder, 'compose.yaml')
  writeFileSync(file, withVariables(readFileSync(path.join(root, 'deploy', name), 'utf8')))
  const lines = Object.entries(variables).map(([key, value]) => `${key}=${value}`)
  writeFileSync(path.join(folder, '.env'), lines.join('\n'))
  const reader = needGoTool('compose-check', composeGo)
  return JSON.parse(run(reader, ['-format', 'json', file], { cwd: folder })).services
}

export async function testCompose(check) {
  for (const [name, sites] of [
    ['compose.small.yaml', ['app']],
    ['compose.large.yaml', ['app1', 'app2', 'worker']],
  ]) {
    const services = readServices(name)
    for (const site of sites)
      await check(`${name}: ${site} writes into its volume alone, and not as root`, () => {
        const { read_only: isReadOnly, volumes, cap_drop: dropped, environment } = services[site]
        assert.equal(isReadOnly, true)
        assert.deepEqual(
          volumes.map(({ target }) => target),
          ['/srv/perron'],
        )
        assert.deepEqual(dropped, ['ALL'])
        assert.equal(environment.SERVER_URL, 'https://www.example.org')
      })
    await check(`${name}: only Caddy is open to the internet`, () => {
      const open = Object.entries(services).filter(([, { ports }]) => ports?.length > 0)
      assert.deepEqual(
        open.map(([service]) => service),
        ['caddy'],
      )
    })
  }
}

import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { nodeVersionProblem } from './lib/check-node.mjs'
import { databaseFileOf, environmentProblem, readDemoSettings } from './lib/demo-settings.mjs'
import { findFreePort } from './lib/preconditions.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'perron-cli-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the demo command up to its checks; later steps would install packages and build. */
function runDemo(environment) {
  const env = { PATH: process.env.PATH, DATA_DIR: path.join(folder, 'data'), ...environment }
  const child = spawn(process.execPath, ['scripts/demo.mjs'], { env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  return new Promise((fulfil) => child.once('close', (status) => fulfil({ status, output: output.trim() })))
}

function expectOneLine({ status, output }, text) {
  expect(status).toBe(1)
  expect(output.split('\n')).toHaveLength(1)
  expect(output).toMatch(/^demo: /)
  expect(output).toContain(text)
}

test('a wrong port ends the demo with one line', async () => {
  expectOneLine(await runDemo({ PORT: '80000' }), 'PORT=80000 must be a number from 1 to 65535')
})

test('a busy port ends the demo with one line', async () => {
  const server = createServer()
  await new Promise((fulfil) => server.listen(0, '127.0.0.1', fulfil))
  const { port } = server.address()
  const ended = await runDemo({ PORT: String(port) })
  server.close()
  expectOneLine(ended, `Port ${port} is busy`)
})

test('a host that is not this machine ends the demo with one line', async () => {
  expectOneLine(await runDemo({ HOST: '192.0.2.1' }), 'HOST=192.0.2.1 is not an address of this machine')
})

test('a folder that cannot be written to ends the demo with one line', async () => {
  const file = path.join(folder, 'a-file')
  writeFileSync(file, '')
  expectOneLine(await runDemo({ DATA_DIR: path.join(file, 'data') }), 'cannot be written to')
})

test('a reset leaves a database alone that the demo did not make', async () => {
  const database = path.join(folder, 'mine.db')
  writeFileSync(database, 'mine')
  const port = String(await findFreePort())
  const ended = await runDemo({ DATABASE_URI: `file:${database}`, DEMO_RESET: '1', PORT: port })
  expectOneLine(ended, `leaves ${database} alone`)
  expect(existsSync(database)).toBe(true)
})

test.each([
  ['v18.20.4', false],
  ['v20.18.3', false],
  ['v20.19.0', true],
  ['v21.7.0', false],
  ['v22.11.0', false],
  ['v22.12.0', true],
  ['v24.1.0', true],
])('Node %s is checked as package.json says', (version, isGood) => {
  expect(nodeVersionProblem(version) === null).toBe(isGood)
})

test('every wrong variable is named, and the secret is not shown', () => {
  const problem = environmentProblem({
    PORT: 'x',
    DEMO_RESET: 'yes',
    DATABASE_URI: 'mysql://x',
    PAYLOAD_SECRET: 'hunter2',
  })
  for (const name of ['PORT', 'DEMO_RESET', 'DATABASE_URI', 'PAYLOAD_SECRET']) expect(problem).toContain(name)
  expect(problem).not.toContain('hunter2')
  expect(problem).not.toContain('\n')
})

test('an empty environment gives the defaults', () => {
  expect(readDemoSettings({ PORT: '' })).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    dataDir: path.resolve('data'),
    databaseUri: `file:${path.resolve('data/perron.db')}`,
    serverUrl: 'http://localhost:3000',
    isReset: false,
  })
})

test('a server on the unspecified IP is reached as localhost', () => {
  const settings = readDemoSettings({ HOST: '0.0.0.0', PORT: '8080' })
  expect(settings).toMatchObject({ serverUrl: 'http://localhost:8080', probeUrl: 'http://127.0.0.1:8080' })
})

test.each([
  ['file:data/x.db', path.resolve('data/x.db')],
  ['file:/srv/x.db', '/srv/x.db'],
  ['file:///srv/x.db', '/srv/x.db'],
  ['mongodb://localhost/x', null],
])('the database file of %s is found', (uri, file) => {
  expect(databaseFileOf(uri)).toBe(file)
})

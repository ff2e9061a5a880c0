import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { hashFiles } from './build.mjs'
import { buildCommands, commands } from './commands.mjs'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))

test('each command is a script of package.json, and the other way round', () => {
  const runner = 'node scripts/run-command.mjs '
  const named = Object.entries(scripts).filter(([, script]) => script.startsWith(runner))
  expect(named.map(([name]) => name).sort()).toEqual(Object.keys(commands).sort())
  for (const [name, script] of named) expect(script).toBe(runner + name)
  for (const source of Object.values(commands)) expect(existsSync(source)).toBe(true)
})

test('an unknown command is refused', () => {
  const args = ['scripts/run-command.mjs', 'toString']
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(stderr).toBe('There is no command "toString".\n')
  expect(status).toBe(1)
})

test('a build takes the bundles that a command has made from the same sources', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'perron-commands-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  // A folder without sources.
  const stamp = hashFiles(root, []).slice(0, 16)
  const made = path.join(root, 'node_modules/.cache/perron-commands', stamp)
  for (const folder of [made, path.join(root, '.next/commands')]) mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(made, 'sources'), stamp)
  writeFileSync(path.join(made, 'seed.mjs'), 'made')
  writeFileSync(path.join(root, '.next/commands/left.mjs'), 'old')
  await buildCommands(root)
  expect(readFileSync(path.join(root, '.next/commands/seed.mjs'), 'utf8')).toBe('made')
  expect(existsSync(path.join(root, '.next/commands/left.mjs'))).toBe(false)
})

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { commands } from './commands.mjs'

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

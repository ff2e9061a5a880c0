import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { expect, test } from 'vitest'

const program = path.resolve('scripts/test-mongo.mjs')

/** A machine without a server, Java and Maven. */
function runWithout(required) {
  const env = { PATH: '/nowhere', ...required }
  const { status, stdout } = spawnSync(process.execPath, [program, '--in-npm-test'], {
    cwd: tmpdir(),
    env,
    encoding: 'utf8',
  })
  return { status, isSaid: stdout.includes('no MongoDB to be had') }
}

test('without a MongoDB, npm test fails only where one is required', () => {
  expect(runWithout({})).toEqual({ status: 0, isSaid: true })
  expect(runWithout({ REQUIRE_MONGO: '1' })).toEqual({ status: 1, isSaid: true })
})

import { expect, test } from 'vitest'

import { nodeProblem, systemProblem, thisSystem } from './system.mjs'

const build = { platform: 'linux', arch: 'x64', libc: 'glibc', node: 'v24.11.1' }

test('a build runs on its own system', () => {
  expect(systemProblem(thisSystem(), thisSystem())).toBeNull()
  expect(nodeProblem(thisSystem(), thisSystem())).toBeNull()
})

test('another system, processor or C library is named', () => {
  expect(systemProblem(build, { ...build, arch: 'arm64' })).toBe(
    'This build is for linux x64 glibc, and this machine is linux arm64 glibc: build it on such a machine.',
  )
  expect(systemProblem(build, { ...build, libc: 'musl' })).toContain('linux x64 musl')
  expect(systemProblem(build, { ...build, platform: 'darwin', libc: '' })).toContain('is darwin x64:')
})

test('another major version of Node is named, a later one of the same is not', () => {
  expect(nodeProblem(build, { ...build, node: 'v24.1.0' })).toBeNull()
  expect(nodeProblem(build, { ...build, node: 'v26.0.0' })).toContain(
    'made with Node 24, and this is Node v26.0.0',
  )
})

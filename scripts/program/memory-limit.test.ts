import { expect, test } from 'vitest'

import { memoryFlags, memoryLimit, type ReadText } from './memory-limit'

const gibibyte = 2 ** 30

/** The files of a machine. */
const reads =
  (files: Record<string, string>): ReadText =>
  (file) =>
    files[file] ?? null

test('a container of version 2 sees its own group as the root', () => {
  const files = { '/proc/self/cgroup': '0::/\n', '/sys/fs/cgroup/memory.max': '1073741824\n' }
  expect(memoryLimit(reads(files))).toBe(gibibyte)
})

test('a unit of systemd has its limit in its own group; the smallest around it counts', () => {
  const unit = '/sys/fs/cgroup/system.slice/perron.service/memory.max'
  const files = { '/proc/self/cgroup': '0::/system.slice/perron.service\n', [unit]: '2147483648' }
  expect(memoryLimit(reads(files))).toBe(2 * gibibyte)
  const slice = { '/sys/fs/cgroup/system.slice/memory.max': '1073741824' }
  expect(memoryLimit(reads({ ...files, ...slice }))).toBe(gibibyte)
  expect(memoryLimit(reads({ ...files, [unit]: 'max' }))).toBeNull()
})

test('version 1 has a file per controller, and no limit is a very large number', () => {
  const lines = '12:cpu,cpuacct:/docker/a1\n5:memory:/docker/a1\n1:name=systemd:/docker/a1\n'
  const limit = (bytes: string) =>
    memoryLimit(reads({ '/proc/self/cgroup': lines, '/sys/fs/cgroup/memory/memory.limit_in_bytes': bytes }))
  expect(limit('536870912\n')).toBe(gibibyte / 2)
  expect(limit('9223372036854771712\n')).toBeNull()
})

test('a machine without control groups has no limit', () => {
  expect(memoryLimit(() => null)).toBeNull()
  expect(memoryLimit(reads({ '/proc/self/cgroup': '' }))).toBeNull()
  expect(memoryLimit(reads({ '/proc/self/cgroup': '0::/../other\nnonsense' }))).toBeNull()
})

test('the heap is a part of the memory, and a small memory has no larger room for new objects', () => {
  expect(memoryFlags(gibibyte, [])).toEqual(['--max-old-space-size=320'])
  expect(memoryFlags(4 * gibibyte, [])).toEqual(['--max-old-space-size=1280', '--max-semi-space-size=32'])
  expect(memoryFlags(gibibyte / 4, [])).toEqual(['--max-old-space-size=256'])
  expect(memoryFlags(64 * gibibyte, [])[0]).toBe('--max-old-space-size=4096')
  expect(memoryFlags(null, [])).toEqual(['--max-semi-space-size=32'])
})

test('what an operator has set stays', () => {
  expect(memoryFlags(gibibyte, ['--max_old_space_size=500'])).toEqual([])
  expect(memoryFlags(null, ['--max-semi-space-size=64'])).toEqual([])
})

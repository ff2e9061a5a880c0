import { spawnSync } from 'node:child_process'

import { expect, test } from 'vitest'

import { notesOf } from './release-notes.mjs'

const changelog = `# Changelog

## Unreleased

- later

## 1.2.0 - 2027-01-10

### Added

- a thing

## [1.1.0] - 2026-12-24

- older
`

test('the notes of a release are its part of the changelog', () => {
  expect(notesOf(changelog, '1.2.0')).toBe('### Added\n\n- a thing')
  expect(notesOf(changelog, '1.1.0')).toBe('- older')
  expect(notesOf(changelog, '1.2')).toBeNull()
  expect(notesOf('## 1.0.0\n\n## 0.9.0\n\n- x', '1.0.0')).toBeNull()
})

test('a tag that is not the version of the program is refused', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/release-notes.mjs', 'v0.0.0'], {
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^The tag is v0\.0\.0, and package\.json says /)
})

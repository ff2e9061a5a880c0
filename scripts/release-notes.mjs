// `node scripts/release-notes.mjs v1.2.0`: prints the part of CHANGELOG.md about a release, for the workflow. Fails when the tag
// is not the version of the program or has no part.
import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The text below the heading of a version, without the heading; null when there is none.
 *
 * @param {string} changelog
 * @param {string} version such as `1.2.0`
 */
export function notesOf(changelog, version) {
  const isHeading = (line) => line.startsWith('## ')
  const lines = changelog.split('\n')
  const begin = lines.findIndex(
    (line) =>
      isHeading(line) &&
      line
        .slice(3)
        .split(/[\s\]]/)[0]
        .replace('[', '') === version,
  )
  if (begin === -1) return null
  const length = lines.slice(begin + 1).findIndex(isHeading)
  const end = length === -1 ? lines.length : begin + 1 + length
  return (
    lines
      .slice(begin + 1, end)
      .join('\n')
      .trim() || null
  )
}

function print(tag) {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  if (tag !== `v${version}`) throw new Error(`The tag is ${tag}, and package.json says ${version}.`)
  const notes = notesOf(readFileSync('CHANGELOG.md', 'utf8'), version)
  if (!notes) throw new Error(`CHANGELOG.md has no part "## ${version}".`)
  console.log(notes)
}

if (process.argv[1] && path.resolve(process.argv[1]) === import.meta.filename) {
  try {
    print(process.argv[2])
  } catch (error) {
    console.error(error.message)
    process.exitCode = 1
  }
}

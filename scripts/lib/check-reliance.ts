import { existsSync, readdirSync, readFileSync } from 'node:fs'

import { findReliance, type Reliance } from './find-reliance'
import { parseTags, type Tag } from './relies-tags'

/** More would be a sign that the product works against its framework. */
export const maxTags = 20

/** A tag that is not at the head of its file is at most so many lines above its place. */
const nearLines = 15

/** What the tags are compared with. */
export interface Surroundings {
  /** Names of the test files, without folders. */
  tests: ReadonlySet<string>
  /** The installed major version of a package; null when there is none. */
  majorOf: (name: string) => number | null
}

const ownerOf = (name: string): Reliance['owners'][number] => {
  if (name === 'next' || name === 'node') return name
  if (name.startsWith('react')) return 'react'
  return name === 'payload' || name.startsWith('@payloadcms/') ? 'payload' : 'library'
}

const isNear = (tag: Tag, { line }: Reliance): boolean =>
  tag.isOfFile || (line >= tag.line && line - tag.line <= nearLines)

function problemsOfTag({ file, line, full }: Tag, { tests, majorOf }: Surroundings): string[] {
  if (!full) return []
  const { package: name, major, heldBy } = full
  const installed = majorOf(name)
  const missing = heldBy === 'nothing' ? [] : heldBy.split(/,? and |, /).filter((test) => !tests.has(test))
  return [
    ...missing.map((test) => `There is no test ${test}.`),
    ...(installed === major ? [] : [`It was looked at with ${name} ${major}; installed is ${installed}.`]),
  ].map((problem) => `${file}:${line} ${problem}`)
}

function problemsOfNames(tags: readonly Tag[]): string[] {
  const full = tags.filter((tag) => tag.full)
  const named = new Set(full.map(({ name }) => name))
  return [
    ...full
      .filter(({ name }, index) => full.findIndex((tag) => tag.name === name) !== index)
      .map(({ file, line, name }) => `${file}:${line} ${name} has its tag elsewhere; name it alone here.`),
    ...tags
      .filter(({ name }) => !named.has(name))
      .map(({ file, line, name }) => `${file}:${line} No tag describes ${name}.`),
    ...(full.length > maxTags ? [`There are ${full.length} tags; at most ${maxTags} are allowed.`] : []),
  ]
}

/**
 * Finds what is wrong with the reliance on internals.
 *
 * @param product files by name
 */
export function checkReliance(product: ReadonlyMap<string, string>, surroundings: Surroundings) {
  const parsed = [...product].map(([file, text]) => parseTags(file, text))
  const tags = parsed.flatMap((each) => each.tags)
  const packages = new Map(tags.flatMap(({ name, full }) => (full ? [[name, full.package]] : [])))
  const isTagged = (place: Reliance): boolean =>
    tags.some(
      (tag) =>
        tag.file === place.file &&
        isNear(tag, place) &&
        place.owners.includes(ownerOf(packages.get(tag.name) ?? '')),
    )
  const places = [...product].flatMap(([file, text]) => findReliance(file, text))
  const untagged = places.filter((place) => !isTagged(place))
  const problems = [
    ...parsed.flatMap((each) => each.problems),
    ...tags.flatMap((tag) => problemsOfTag(tag, surroundings)),
    ...problemsOfNames(tags),
    ...untagged.map(({ file, line, what }) => `${file}:${line} relies on ${what} and has no @relies tag.`),
  ]
  return {
    tags: tags.filter(({ full }) => full).length,
    places: places.length,
    problems: [...new Set(problems)],
  }
}

const isTest = (file: string): boolean => /\.test\.(?:tsx?|mjs)$|\.e2e\.ts$/.test(file)

/** The tests of this folder and the versions of its packages; of Node the oldest version that is supported. */
export function readSurroundings(): Surroundings {
  const files = ['src', 'scripts', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isTest),
  )
  const read = (file: string) =>
    JSON.parse(readFileSync(file, 'utf8')) as { version: string; engines: { node: string } }
  const versionOf = (name: string): string => {
    if (name === 'node') return read('package.json').engines.node
    const file = `node_modules/${name}/package.json`
    return existsSync(file) ? read(file).version : ''
  }
  const majorOf = (name: string): number | null => {
    const major = /\d+/.exec(versionOf(name))?.[0]
    return major ? Number(major) : null
  }
  return { tests: new Set(files.map((file) => file.replace(/.*\//, ''))), majorOf }
}

import { expect, test } from 'vitest'

import { checkReliance } from './check-reliance'
import { parseTags, renderRelies } from './relies-tags'

const surroundings = {
  tests: new Set(['a.test.ts']),
  majorOf: (name: string) => ({ next: 16, payload: 3, node: 20 })[name] ?? null,
}
const check = (files: Record<string, string>) =>
  checkReliance(new Map(Object.entries(files)), surroundings).problems

const tag =
  '/**\n * Words.\n *\n * @relies next@16 inner-parts: two of its\n * modules; held by a.test.ts; until never\n */\n'
const place = "import { x } from 'next/dist/x'\n"

test('a place with a tag is right, in its file and in one that names it', () => {
  expect(check({ 'src/a.ts': tag + place, 'src/b.ts': `/** @relies inner-parts */\n${place}` })).toEqual([])
  expect(
    check({ 'src/a.cjs': `// @relies next@16 parts: one; held by a.test.ts; until never\n\n${place}` }),
  ).toEqual([])
})

test.each([
  ['no tag', { 'src/a.ts': place }, 'src/a.ts:1 relies on next/dist/x and has no @relies tag.'],
  ['the tag of another file', { 'src/a.ts': tag, 'src/b.ts': place }, 'src/b.ts:1 relies on next/dist/x'],
  [
    'a tag about another package',
    { 'src/a.ts': tag.replace('next@16', 'payload@3') + place },
    'src/a.ts:7 relies on next/dist/x',
  ],
  [
    'a tag far above',
    { 'src/a.ts': `run()\n${tag}${'\n'.repeat(20)}window.fetch = own\n` },
    'src/a.ts:28 relies on window.fetch =',
  ],
  [
    'a test that is not there',
    { 'src/a.ts': tag.replace('a.test', 'b.test') + place },
    'There is no test b.test.ts',
  ],
  [
    'an older version',
    { 'src/a.ts': tag.replace('16', '15') + place },
    'src/a.ts:4 It was looked at with next 15; installed is 16.',
  ],
  [
    'half a tag',
    { 'src/a.ts': tag.replace('; until never', '') + place },
    'src/a.ts:4 This tag is not written',
  ],
  ['a name without a tag', { 'src/a.ts': '/** @relies other-parts */\n' }, 'No tag describes other-parts.'],
  [
    'a tag twice',
    { 'src/a.ts': tag + place, 'src/b.ts': tag + place },
    'src/b.ts:4 inner-parts has its tag elsewhere',
  ],
  [
    'too many tags',
    Object.fromEntries(
      Array.from({ length: 21 }, (_, index) => {
        const name = `part-${'abcdefghijklmnopqrstuvw'.charAt(index)}`
        return [`src/${index}.ts`, tag.replace('inner-parts', name)]
      }),
    ),
    'There are 21 tags; at most 20 are allowed.',
  ],
])('%s is refused', (_, files, problem) => {
  expect(check(files).join('\n')).toContain(problem)
})

test('a tag that no test can hold says so', () => {
  expect(check({ 'src/a.ts': tag.replace('a.test.ts', 'nothing') + place })).toEqual([])
})

test('a tag tells what, by which test and until when', () => {
  const [parsed] = parseTags('src/a.ts', tag).tags
  expect(parsed).toMatchObject({ line: 4, isOfFile: true, name: 'inner-parts' })
  const what = { package: 'next', major: 16, what: 'two of its modules', heldBy: 'a.test.ts', until: 'never' }
  expect(parsed?.full).toEqual(what)
})

test('the page of upgrades has a row for each internal, with all its places', async () => {
  const files = { 'src/a.ts': tag + place, 'src/z.ts': '/** @relies inner-parts */\n' }
  const text = await renderRelies(new Map(Object.entries(files)))
  const [, , row = ''] = text.split('\n').filter((line) => line.startsWith('|'))
  const cells = row.split('|').map((cell) => cell.trim())
  expect(cells.slice(1, -1)).toEqual([
    'next 16',
    '**inner-parts**: two of its modules',
    '`src/a.ts`, `src/z.ts`',
    'a.test.ts',
    'never',
  ])
})

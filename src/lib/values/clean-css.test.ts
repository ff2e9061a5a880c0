import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isQuick } from '../../../tests/support/processor-time'

import { cleanCss, inspectCss } from './clean-css'

test.each([
  ['h1 { color: red }', 'h1 { color: red }'],
  ['@import "https://evil.example/a.css"; p { margin: 0 }', 'p { margin: 0 }'],
  ['a { background: url(https://evil.example/x); top: 0 }', 'a { top: 0 }'],
  ['a { background: url("//evil.example/x"); top: 0 }', 'a { top: 0 }'],
  ['a { background: url(/media/x.webp) }', 'a { background: url(/media/x.webp) }'],
  ['a { background: url("/\t/evil.example"); top: 0 }', 'a { top: 0 }'],
  ['a { background: url(/\\evil.example); top: 0 }', 'a { top: 0 }'],
  ['a { background: url("/a" ); top: 0 }', 'a { background: url("/a" ); top: 0 }'],
  ['a { background: url("/a; top: 0 }', ''],
  ['a { background: image("//evil.example/x"); top: 0 }', 'a { top: 0 }'],
  ['a { background: IMAGE-SET("//evil.example/x" 1x); top: 0 }', 'a { top: 0 }'],
  ['a { background: -webkit-image-set("https://evil.example/x" 1x); top: 0 }', 'a { top: 0 }'],
  ['a { background: cross-fade("//evil.example/x", red); top: 0 }', 'a { top: 0 }'],
  ['a { background: src("//evil.example/x"); top: 0 }', 'a { top: 0 }'],
  ['a { --u: "//evil.example"; background: src(var(--u)) }', 'a { --u: "//evil.example" }'],
  ['a { background: linear-gradient(red, blue) }', 'a { background: linear-gradient(red, blue) }'],
  ['a { content: "</style><script>" }', 'a { }'],
  ['https://b@import', ''],
  ['@media @import { p { top: 0 } } p { top: 1px }', 'p { top: 1px }'],
  ['a/* </style> */ b { top: 0/* url(//evil.example) */ }', 'a b { top: 0 }'],
  ['a { content: "@"; c: d@import "x" }', 'a { content: "@" }'],
  ['p { top: 0', ''],
  ['}}}', ''],
])('%s becomes %s', (given, cleaned) => {
  expect(cleanCss(given)).toBe(cleaned)
})

test('rules that load from elsewhere or close the style sheet are removed', () => {
  const piece = fc.constantFrom(
    '@import',
    ' "x";',
    'url(',
    '"//a"',
    'https://b',
    ')',
    '<',
    '/style',
    '\\',
    '/*',
    '*/',
    'p{}',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const cleaned = cleanCss(pieces.join(''))
      expect(cleaned).not.toMatch(/@import/i)
      expect(cleaned).not.toMatch(/<\//)
      expect(cleaned).not.toMatch(/url\(\s*['"]?(?:https?:|\/\/)/i)
    }),
  )
})

test.each([
  ['h1 { color: red }', []],
  ['/* a comment */ h1 { color: red }', []],
  ['@import "https://autre.example/x.css"; h1 { color: red }', ['@import "https://autre.example/x.css"']],
  [
    'h1 { background: url(https://autre.example/x.png); color: red }',
    ['background: url(https://autre.example/x.png)'],
  ],
  ['@font-face { src: url(//autre.example/f) }', ['@font-face { src: url(//autre.example/f) }']],
  ['h1 { color: red', ['h1 { color: red']],
  ['', []],
])('of %j it reports the removed parts', (css, removed) => {
  expect(inspectCss(css).removed).toEqual(removed)
})

test.each([
  ['spaces after an opening', `a { content: "url(${' '.repeat(19_000)}" }`],
  ['many openings', `a { content: "${'url('.repeat(4900)}" }`],
  ['spaces in a URL', `a { background: url(/${' '.repeat(19_000)}x }`],
  ['rules inside each other', `${'@x{'.repeat(4900)}${'}'.repeat(4900)}`],
  ['many removed rules', '@x;'.repeat(6500)],
])('%s take little time', (_what, css) => {
  expect(isQuick(() => inspectCss(css), 1000)).toBe(true)
})

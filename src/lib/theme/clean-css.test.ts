import fc from 'fast-check'
import { expect, test } from 'vitest'

import { cleanCss, inspectCss } from './clean-css'

test.each([
  ['h1 { color: red }', 'h1 { color: red }'],
  ['@import "https://evil.example/a.css"; p { margin: 0 }', 'p { margin: 0 }'],
  ['a { background: url(https://evil.example/x); top: 0 }', 'a { top: 0 }'],
  ['a { background: url("//evil.example/x"); top: 0 }', 'a { top: 0 }'],
  ['a { background: url(/media/x.webp) }', 'a { background: url(/media/x.webp) }'],
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

test('nothing that loads from elsewhere or closes the style sheet is left', () => {
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
])('of %j it names what was taken out', (css, removed) => {
  expect(inspectCss(css).removed).toEqual(removed)
})

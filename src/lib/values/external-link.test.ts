import fc from 'fast-check'
import { expect, test } from 'vitest'

import { anyText } from '@/features/routing/model/any-text.fixture'
import { linkTarget, toWebsiteUrl } from './external-link'

test.each([
  ['https://example.com/a?b#c', 'external', true],
  ['HTTP://example.com', 'external', true],
  ['tel:+32 4 123 45 67', 'telephone', true],
  ['mailto:info@example.com?subject=Huis', 'mail', true],
  ['/for-sale/?type=1', 'internal', false],
  ['for-sale', 'internal', false],
  ['#contact', 'internal', false],
  ['  /contact/  ', 'internal', false],
])('%s is %s, new tab: %s', (raw, kind, newTab) => {
  expect(linkTarget(raw)).toEqual({ kind, href: raw.trim(), newTab })
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' \tjavascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://example.com',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:/example.com',
  'https:example.com',
  'https://',
  'https://user:secret@example.com',
  'https://perron.example@evil.example',
  '/path\0',
  'mailto:<script>',
  'tel:<script>',
  'x'.repeat(3000),
  '',
  '   ',
  null,
  undefined,
  12,
  {},
])('%j is refused', (raw) => {
  expect(linkTarget(raw)).toBeNull()
  expect(toWebsiteUrl(raw)).toBeNull()
})

test.each([
  ['www.project.example', 'https://www.project.example'],
  ['project.example:8080/nl', 'https://project.example:8080/nl'],
  ['project.example/nl?a=1', 'https://project.example/nl?a=1'],
  ['http://project.example', 'http://project.example'],
  ['https://project.example', 'https://project.example'],
])('the website %s is at %s', (raw, url) => {
  expect(toWebsiteUrl(raw)).toBe(url)
})

test.each(['/project/', 'project', 'mailto:a@b.example', 'tel:123', '#x', 'a b.example'])(
  '%s is no website',
  (raw) => {
    expect(toWebsiteUrl(raw)).toBeNull()
  },
)

test('an accepted URL never runs a script and a website is always http', () => {
  const text = fc.oneof(
    anyText(),
    fc
      .tuple(fc.constantFrom('javascript:', '//', 'https://', 'www.'), fc.string())
      .map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(text, (raw) => {
      const href = linkTarget(raw)?.href
      if (href !== undefined && URL.canParse(href, 'https://own.example/'))
        expect(['http:', 'https:', 'tel:', 'mailto:']).toContain(
          new URL(href, 'https://own.example/').protocol,
        )
      if (linkTarget(raw)?.kind === 'internal' && URL.canParse(raw, 'https://own.example/'))
        expect(new URL(href!, 'https://own.example/').host).toBe('own.example')
      const website = toWebsiteUrl(raw)
      if (website !== null) expect(website).toMatch(/^https?:\/\//i)
    }),
    { numRuns: 500 },
  )
})

import { createHash } from 'node:crypto'

import { describe, expect, test } from 'vitest'

import { isSource as isSourceOfPages } from '@/features/consent/model/third-parties'

import { compactHtml } from './compact-html.cjs'
import { isSource, pagePolicy } from './content-security-policy.cjs'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const page = (body: string) => `<!DOCTYPE html><html><body>${body}</body></html>`

describe('the policy of a page', () => {
  test.each(['', '<script>alert(1)</script>', '<script src="/a.js"></script>'])(
    'trusts the scripts of the site alone, whatever the page has: %s',
    (body) => expect(pagePolicy(page(body))).toContain("script-src 'self';"),
  )

  test('allows style attributes as they are after unescaping', () => {
    const policy = pagePolicy(page('<p style="--a:&quot;b&quot;">x</p>'))
    expect(policy).toContain(`style-src-attr 'unsafe-hashes' ${hashOf('--a:"b"')}`)
  })

  test('allows the same style attributes in a page as in its compact form', () => {
    const html = page('<div><p style="--sm:12;--md:6">x</p></div>')
    expect(compactHtml(html)).toContain('style=--sm:12')
    expect(pagePolicy(compactHtml(html))).toBe(pagePolicy(html))
    expect(pagePolicy(html)).toContain(hashOf('--sm:12;--md:6'))
  })

  test('forbids style attributes where there are none', () => {
    expect(pagePolicy(page('<p>x</p>'))).toContain("style-src-attr 'none'")
  })

  test('always keeps plugins, foreign frames and foreign forms out', () => {
    for (const rule of [
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'self'",
    ])
      expect(pagePolicy(page(''))).toContain(rule)
  })
})

describe('the servers a page declares', () => {
  const meta = (content: string) => page(`<meta name="perron:sources" content="${content}"/>`)

  test('are added to its policy', () => {
    const policy = pagePolicy(
      meta('frame-src https://www.youtube-nocookie.com; img-src https://a.example https://b.example') +
        meta('img-src https://c.example; script-src https://d.example; media-src https://e.example'),
    )
    expect(policy).toContain("frame-src 'self' https://www.youtube-nocookie.com;")
    expect(policy).toContain(
      "img-src 'self' data: blob: https://a.example https://b.example https://c.example;",
    )
    expect(policy).toContain("script-src 'self' https://d.example;")
    expect(policy).toContain("media-src 'self' https://e.example;")
  })

  test('open no other directive and nothing but servers', () => {
    const before = pagePolicy(page(''))
    for (const content of [
      'object-src https://a.example',
      'default-src https://a.example',
      'form-action https://a.example',
      "script-src 'unsafe-inline' 'unsafe-eval' data: * https: https://*.com http://a.example",
      'img-src https://a.example/path https://a',
      '__proto__ https://a.example',
    ])
      expect(pagePolicy(meta(content)), content).toBe(before)
  })

  test('count only where they are markup of our own', () => {
    const before = pagePolicy(page(''))
    expect(pagePolicy(page('&lt;meta name="perron:sources" content="img-src https://a.example"/&gt;'))).toBe(
      before,
    )
    const data =
      '<script type="application/json"><meta name="perron:sources" content="img-src https://a.example"/></script>'
    expect(pagePolicy(page(data))).toBe(before)
  })

  test.each([
    'https://a.example',
    'https://*.a.example',
    'https://*.example',
    'https://a.example/x',
    'http://a.example',
  ])('are checked by the rule of the views: %s', (text) => expect(isSource(text)).toBe(isSourceOfPages(text)))
})

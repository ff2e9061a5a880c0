import { expect, test } from 'vitest'

import { findLink, initialScripts, languagePaths, wokenScripts } from './page-scripts.mjs'

test('scripts count once each, early hints too, inline and nomodule scripts not', () => {
  const html = `<link rel="preload" as="script" fetchPriority="low" href="/a.js?x=1&amp;y=2"/>
    <link rel="stylesheet" href="/a.css"/><script src="/a.js?x=1&amp;y=2" async=""></script>
    <script src="/old.js" noModule=""></script><script>inline()</script><script async src="/b.js"></script>
    <script type="module" src="/start.js" data-flight="/flight/x.js" data-scripts="c.js d.js"></script>`
  expect(initialScripts(html)).toEqual(['/a.js?x=1&y=2', '/b.js', '/start.js'])
  expect(wokenScripts(html)).toEqual(['/flight/x.js', '/_next/static/c.js', '/_next/static/d.js'])
})

test('a page without scripts to wake has none', () => {
  expect(wokenScripts('<script src="/a.js"></script>')).toEqual([])
})

test('the first link of a shape is found', () => {
  const html = '<a href="/nl/te-koop/">all</a><a class="card" href="/nl/te-koop/luik/huis/12/">one</a>'
  expect(findLink(html, /^\/nl\/te-koop\/[^/]+\/[^/]+\/\d+\/$/)).toBe('/nl/te-koop/luik/huis/12/')
  expect(findLink(html, /^\/fr\//)).toBeUndefined()
})

test('the languages of a page are read from its alternates', () => {
  const html = `<link rel="alternate" hreflang="fr" href="https://immo.example/fr/"/><link rel=stylesheet href=/a.css>
    <link rel=alternate hreflang=nl-BE href=https://immo.example/nl/><link rel=alternate hreflang=x-default href=https://immo.example/>`
  expect(languagePaths(html)).toEqual({ fr: '/fr/', nl: '/nl/' })
  expect(languagePaths('<p>none</p>')).toEqual({})
})

import { expect, test } from 'vitest'

import {
  findLink,
  importedScripts,
  initialScripts,
  languagePaths,
  laterScripts,
  partsOf,
} from './page-scripts.mjs'

test('scripts count once each, early hints too, inline and nomodule scripts not', () => {
  const html = `<link rel="preload" as="script" fetchPriority="low" href="/a.js?x=1&amp;y=2"/>
    <link rel="stylesheet" href="/a.css"/><script src="/a.js?x=1&amp;y=2" async=""></script>
    <script src="/old.js" noModule=""></script><script>inline()</script><script async src="/b.js"></script>
    <script type="module" src="/start.js"></script>`
  expect(initialScripts(html)).toEqual(['/a.js?x=1&y=2', '/b.js', '/start.js'])
})

test('a script names what it needs and what it loads later', () => {
  const start =
    'import{a}from"./scripts/chunk-A1.js";import"./scripts/chunk-B2.js";b=()=>import("./scripts/map.island-C3.js")'
  expect(importedScripts(start)).toEqual(['chunk-A1.js', 'chunk-B2.js'])
  expect(laterScripts(start)).toEqual(['map.island-C3.js'])
  expect(importedScripts('import{a as b}from"./chunk-D4.js";')).toEqual(['chunk-D4.js'])
})

test('the parts of a page are found, compact or not', () => {
  expect(partsOf('<div data-island="loanCalculator"></div><div data-lightbox="{}"></div>')).toEqual([
    'loan-calculator.island',
    'open-lightbox',
  ])
  expect(partsOf('<div data-island=unitTable></div><form data-form action=/fr/>')).toEqual([
    'unit-table.island',
    'begin-form',
  ])
  expect(partsOf('<div data-slide-row=""><div data-slide-row>')).toEqual(['take-over-row'])
  expect(partsOf('<p>none</p>')).toEqual([])
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

import { createRequire } from 'node:module'

import { expect, test } from 'vitest'

const { flightOf, withLateScripts } = createRequire(import.meta.url)('./late-scripts.cjs') as {
  withLateScripts: (html: string, write?: (text: string) => string) => string
  flightOf: (html: string) => string | null
}

const page = (inHead: string, inBody = '') => `<html><head>${inHead}</head><body>${inBody}</body></html>`
const chunk = '/_next/static/chunks/0a-b_1.js'

test('the scripts of a page wait, and a small one is there to fetch them', () => {
  const html = withLateScripts(page(`<script src="${chunk}" async=""></script>`))
  expect(html).not.toContain(`src="${chunk}"`)
  expect(html).toContain(
    '<script type="module" src="/start.js" data-scripts="chunks/0a-b_1.js"></script></head>',
  )
})

test('each script is named once, in its order, with its other attributes or without', () => {
  const other = '/_next/static/chunks/b.js'
  const scripts = [chunk, other, chunk].map((src) => `<script src="${src}" id="_R_" async=""></script>`)
  expect(withLateScripts(page('', scripts.join('')))).toContain('data-scripts="chunks/0a-b_1.js chunks/b.js"')
})

test('a script keeps the id of its build, with which it finds the others', () => {
  const html = withLateScripts(page(`<script src="${chunk}?dpl=0a1b2c3d" async=""></script>`))
  expect(html).toContain('data-scripts="chunks/0a-b_1.js?dpl=0a1b2c3d"></script></head>')
})

test('no preload fetches a waiting script', () => {
  const preload = `<link rel="preload" as="script" fetchPriority="low" href="${chunk}"/>`
  const image = '<link rel="preload" as="image" href="/images/a.webp"/>'
  const html = withLateScripts(page(`${preload}${image}<script src="${chunk}" async=""></script>`))
  expect(html).not.toContain('as="script"')
  expect(html).toContain(image)
})

test('scripts of old browsers, inline data and foreign scripts stay as they are', () => {
  const others = `<script src="${chunk}" noModule=""></script><script>self.__next_f.push([0])</script><script src="/x.js" async=""></script>`
  expect(withLateScripts(page(others))).toBe(page(others))
})

test('text of the page that looks like a script is escaped by React and not touched', () => {
  const text = '&lt;script src="/_next/static/a.js" async=""&gt;'
  expect(withLateScripts(page('', text))).toBe(page('', text))
})

const data = '<script>self.__next_f.push([1,"a"])</script><script>self.__next_f.push([1,"$&"])</script>'

test('the inline scripts of a kept page are in one file, which its starter fetches', () => {
  const written: string[] = []
  const html = withLateScripts(page(`<script src="${chunk}" async=""></script>`, data), (text) => {
    written.push(text)
    return 'x.js'
  })
  expect(written).toEqual(['self.__next_f.push([1,"a"]);\nself.__next_f.push([1,"$&"])'])
  expect(html).not.toContain('__next_f')
  expect(html).toContain(
    '<script type="module" src="/start.js" data-flight="/flight/x.js" data-scripts="chunks/0a-b_1.js"></script></head>',
  )
  expect(flightOf(html)).toBe('x.js')
})

test('a page with parts that React must still show starts at once', () => {
  const parts = `${data}<script>$RC("B:0","S:0")</script>`
  const html = withLateScripts(page(`<script src="${chunk}" async=""></script>`, parts), () => 'x.js')
  expect(html).toContain(' data-now=""></script>')
})

test('a page that is not kept has its data inside', () => {
  const html = withLateScripts(page(`<script src="${chunk}" async=""></script>`, data))
  expect(html).toContain(data)
  expect(flightOf(html)).toBeNull()
})

test('a document that says so starts at once', () => {
  const html = page(`<script src="${chunk}" async=""></script>`, data).replace(
    '<html>',
    '<html data-starts-now="">',
  )
  expect(withLateScripts(html, () => 'x.js')).toContain(' data-now=""></script>')
})

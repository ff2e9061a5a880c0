import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { expect, test, vi } from 'vitest'

const { takeFrameworkScripts } = createRequire(import.meta.url)('./framework-scripts.cjs') as {
  takeFrameworkScripts: (html: string) => { html: string; scripts: string[] }
}

const known = {
  'the start of the flight data': '(self.__next_f=self.__next_f||[]).push([0])',
  'a row of flight data': 'self.__next_f.push([1,"a:\\"b\\"\\n"])',
  'the state of a form': 'self.__next_f.push([2,null])',
  'binary flight data': 'self.__next_f.push([3,"AAAA"])',
  'the list of chunks of Turbopack':
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[1]});',
}

test.each(Object.entries(known))('%s is taken out of the page', (_, script) => {
  const page = takeFrameworkScripts(`<body><p>a</p><script id="_R_">${script}</script><p>b</p></body>`)
  expect(page).toEqual({ html: '<body><p>a</p><p>b</p></body>', scripts: [script] })
})

test('scripts keep their order', () => {
  const scripts = Object.values(known)
  expect(takeFrameworkScripts(scripts.map((text) => `<script>${text}</script>`).join('')).scripts).toEqual(
    scripts,
  )
})

test.each([
  'alert(1)',
  'self.__next_f.push([1,""]);alert(1)',
  'self.__next_f.push(alert(1))',
  '(self.__next_f=self.__next_f||[]).push([0]);fetch("//evil")',
  '$RC("a","b");alert(1)',
  'self.__next_new.push([1])',
])('an unknown script stays in the page and is written to the log: %s', (script) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const html = `<p>a</p><script>${script}</script>`
  expect(takeFrameworkScripts(html)).toEqual({ html, scripts: [] })
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})

test('data, files and waiting scripts stay', () => {
  const html =
    '<script type="application/ld+json">{"a":1}</script><script src="/a.js"></script><script data-src="/b.js"></script>'
  expect(takeFrameworkScripts(html)).toEqual({ html, scripts: [] })
})

/** A new version of Next that writes other inline scripts fails here, and not first on the site. */
test('Next writes the inline scripts that are known', () => {
  const next = (file: string) => readFileSync(`node_modules/next/dist/server/app-render/${file}`, 'utf8')
  const flight = next('use-flight-response.js')
  expect(flight.match(/INLINE_FLIGHT_PAYLOAD_\w+ = \d/g)).toEqual([
    'INLINE_FLIGHT_PAYLOAD_BOOTSTRAP = 0',
    'INLINE_FLIGHT_PAYLOAD_DATA = 1',
    'INLINE_FLIGHT_PAYLOAD_FORM_STATE = 2',
    'INLINE_FLIGHT_PAYLOAD_BINARY = 3',
  ])
  const written = [...flight.matchAll(/(?:`|\+= `;|\})((?:\(?self\.__next)[^`$]*)\$\{/g)].map(
    ([, text]) => text,
  )
  expect(written).toEqual([
    '(self.__next_f=self.__next_f||[]).push(',
    'self.__next_f.push(',
    'self.__next_f.push(',
  ])
})

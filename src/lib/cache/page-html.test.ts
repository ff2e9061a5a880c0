import { createElement as h, Suspense } from 'react'
import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'

import { compactHtml } from './compact-html.cjs'
import { pagePolicy } from './content-security-policy.cjs'
import { toPublicPage } from './public-page.cjs'

const link = (props: object) => h('link', props)
const words = `"l'autre" & <b>`

/** A page as Next renders one. */
async function render(): Promise<string> {
  const head = h(
    'head',
    null,
    link({ rel: 'stylesheet', href: '/a.css', precedence: 'next' }),
    link({ rel: 'preload', as: 'script', href: '/a.js' }),
  )
  const main = h(
    'main',
    { 'data-status': '404' },
    h('a', { href: '/fr/?a=1&b=2', hrefLang: 'nl', title: words }, words),
    h(
      'p',
      { style: { color: 'red' } },
      h(Suspense, { fallback: null }, h('span', { className: 'a  b' }, 'texte')),
    ),
    h('input', { type: 'checkbox', required: true }),
  )
  const data = h('script', { type: 'application/json', dangerouslySetInnerHTML: { __html: '{"a":1}' } })
  const script = h('script', { src: '/_next/a.js', async: true })
  const { prelude } = await prerender(h('html', { lang: 'fr' }, head, h('body', null, main, data, script)))
  return new Response(prelude).text()
}

test('React writes attributes in double quotes and in the order of the code, with its escapes and its marks', async () => {
  const html = await render()
  expect(html).toContain(
    '<a href="/fr/?a=1&amp;b=2" hrefLang="nl" title="&quot;l&#x27;autre&quot; &amp; &lt;b&gt;">&quot;l&#x27;autre&quot; &amp; &lt;b&gt;</a>',
  )
  expect(html).toContain('<main data-status="404">')
  expect(html).toContain('<p style="color:red"><!--$--><span class="a  b">texte</span><!--/$--></p>')
  expect(html).toContain('<link rel="stylesheet" href="/a.css" data-precedence="next"/>')
  expect(html).toMatch(/<link rel="preload"[^>]* ?as="script"[^>]*\/>/)
  expect(html).toContain('<input type="checkbox" required=""/>')
  expect(html).toContain('<script src="/_next/a.js" async=""></script>')
})

test('a page as React writes it loses those marks and scripts, and keeps its data, texts and policy', async () => {
  const { html, isMissing, policy } = toPublicPage(await render())
  expect(isMissing).toBe(true)
  expect(html).not.toMatch(/<!--|data-precedence|as="?script|_next/)
  expect(html).toContain('<script type="application/json">{"a":1}</script>')
  expect(html).toMatch(/<a href="?\/fr\/\?a=1&amp;b=2"? hrefLang="nl"/)
  expect(policy).toBe(pagePolicy(html))
  expect(policy).toContain("style-src-attr 'unsafe-hashes' 'sha256-")
  expect(compactHtml(html)).toBe(html)
})

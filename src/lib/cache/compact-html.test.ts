import { createRequire } from 'node:module'

import { expect, test } from 'vitest'

const { compactHtml } = createRequire(import.meta.url)('./compact-html.cjs') as {
  compactHtml: (html: string) => string
}
const compact = (body: string) => compactHtml(`<html><body>${body}</body></html>`).slice(12, -14)

test.each([
  ['<p class="card">a</p>', '<p class=card>a</p>'],
  ['<p class="card wide">a</p>', '<p class="card wide">a</p>'],
  ['<p class="a:b/2" hidden="">a</p>', '<p class=a:b/2 hidden>a</p>'],
  [
    '<input type="checkbox" disabled="" name="x" value=""/>',
    '<input type=checkbox disabled name=x value="">',
  ],
  ['<img width="600" class="a"/>', '<img width=600 class=a>'],
  ['<p data-a="{&quot;b&quot;:1}">a</p>', `<p data-a='{"b":1}'>a</p>`],
  ['<p data-a="it&#x27;s &amp; &quot;b&quot;">a</p>', `<p data-a='it&#x27;s &amp; "b"'>a</p>`],
  ['<a href="/a/?b=1&amp;c=2">x</a>', '<a href="/a/?b=1&amp;c=2">x</a>'],
  ['<img srcSet="/a?b=1&amp;v=2 1x"/>', '<img srcSet="/a?b=1&v=2 1x">'],
  ['<ul><li>a</li><li>b</li></ul>', '<ul><li>a<li>b</ul>'],
  ['<select><option>a</option><option>b</option></select>', '<select><option>a<option>b</select>'],
  ['<dl><div><dt>a</dt><dd>b</dd></div></dl>', '<dl><div><dt>a<dd>b</div></dl>'],
  [
    '<table><tbody><tr><th>a</th><td>b</td></tr></tbody></table>',
    '<table><tbody><tr><th>a<td>b</tbody></table>',
  ],
  ['<p class=" a  b ">a</p>', '<p class="a b">a</p>'],
  ['<p class="">a</p>', '<p>a</p>'],
  [
    '<input maxLength="8" aria-describedby="a b" required=""/>',
    '<input maxLength=8 aria-describedby="a b" required>',
  ],
  [
    '<img srcSet="/a 1w, /b 2w" sizes="(min-width: 64rem) 30vw, 86vw"/>',
    '<img srcSet="/a 1w, /b 2w" sizes="(min-width:64rem) 30vw,86vw">',
  ],
  ['<div><p>a</p><p>b</p></div>', '<div><p>a<p>b</div>'],
  ['<a><p>a</p></a>', '<a><p>a</p></a>'],
  ['<p>a</p>text', '<p>a</p>text'],
  ['<p>a</p><span>b</span>', '<p>a</p><span>b</span>'],
])('%s becomes %s', (before, after) => expect(compact(before)).toBe(after))

test.each([
  '<script type="application/ld+json">{"a":"<li class=\\"b\\"></li><li>"}</script>',
  '<style>p{content:" class=\\"a\\""}</style>',
  '<textarea class="field">a</p><p></textarea>',
  '<pre class="a"> </pre>',
  '<noscript><p class="a">b</p><p>c</p></noscript>',
  '<p>&lt;p class=&quot;a&quot;&gt; class="a"</p>',
])('%s stays', (text) => expect(compact(text)).toBe(text))

test('the head stays', () => {
  const head = '<html class="a"><head><meta name="a" content="b"/></head>'
  expect(compactHtml(`${head}<body class="b"></body></html>`)).toBe(`${head}<body class=b></body></html>`)
})

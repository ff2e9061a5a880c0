import fc from 'fast-check'
import { expect, test } from 'vitest'

import { cleanPaste, isOnePicture } from './clean-paste'

const point = (text: string, level = 1, sign = '·', list = 0) =>
  `<p class=MsoListParagraph style='margin-left:36.0pt;mso-list:l${list} level${level} lfo1'><!--[if !supportLists]--><span style='font-family:Symbol;mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><!--[endif]-->${text}<o:p></o:p></p>`

const cleaned = (html: string) => cleanPaste(html).html.replace(/<o:p><\/o:p>/g, '')

test('points of Word become a list', () => {
  expect(cleaned(`<p>Avant</p>${point('Un')}\n${point('Deux')}<p>Après</p>`)).toBe(
    '<p>Avant</p><ul><li>Un</li><li>Deux</li></ul><p>Après</p>',
  )
})

test('numbers become a numbered list, levels a list inside a point', () => {
  expect(
    cleaned(point('Un', 1, '1.') + point('a', 2, 'a)') + point('b', 2, 'b)') + point('Deux', 1, '2.')),
  ).toBe('<ol><li>Un<ol><li>a</li><li>b</li></ol></li><li>Deux</li></ol>')
  expect(cleaned(point('Un') + point('x', 3) + point('1', 1, '1.'))).toBe(
    '<ul><li>Un<ul><li><ul><li>x</li></ul></li></ul></li></ul><ol><li>1</li></ol>',
  )
})

test('a heading or a paragraph between points ends the list', () => {
  expect(cleaned(`${point('Un')}<h2>Titre</h2>${point('Deux')}`)).toBe(
    '<ul><li>Un</li></ul><h2>Titre</h2><ul><li>Deux</li></ul>',
  )
})

test.each([
  [`<tr><td>${point('a')}</td><td>${point('b')}</td></tr><tr><td>${point('c')}</td><td>d</td></tr>`],
  [`<tr><td>${point('a')}<td>${point('b')}<tr><td>${point('c')}<td>d`],
  [`<tr><th>${point('a')}</th><th>${point('b')}</th></tr><tr><th>${point('c')}</th><th>d</th></tr>`],
])('points in the cells of a table stay in their cells: %#', (rows) => {
  expect(cleaned(`<table>${rows}</table>`)).toBe('<p>a | b</p><p>c | d</p>')
})

test('a picture between points is kept', () => {
  const picture = '<img src="data:image/png;base64,AAAA">'
  expect(cleaned(point('a') + picture + point('b'))).toBe(`<ul><li>a</li></ul>${picture}<ul><li>b</li></ul>`)
})

test('points in one cell stay in it, apart from a list behind the table', () => {
  expect(cleaned(`<table><tr><td>${point('a')}${point('b')}</td><td>c</td></tr></table>${point('d')}`)).toBe(
    '<p>a b | c</p><ul><li>d</li></ul>',
  )
})

test('a table becomes a paragraph for each row, with its cells kept apart', () => {
  const row = (...cells: string[]) =>
    `<tr>${cells.map((text) => `<td width=10><p class=MsoNormal>${text}</p></td>`).join('')}</tr>`
  expect(
    cleaned(
      `<table border=1>${row('Pièce', '<b>Surface</b>')}${row('Salon', '32 m²')}${row(' ', '&nbsp;')}</table>`,
    ),
  ).toBe('<p>Pièce | <b>Surface</b></p><p>Salon | 32 m²</p>')
  expect(cleaned('<table><tr><td>A<table><tr><td>B<td>C</table></td><td>D</td></tr></table>')).toBe(
    '<p>AB | C | D</p>',
  )
})

test.each([
  ['<img width=1 src="file:///C:/Users/x/clip_image002.png">', 1],
  ['<img src="https://example.org/a.jpg"><img src=\'cid:1\'>', 2],
  ['<img src="blob:https://x/1">', 1],
  ['<img>', 1],
  ['<img src="data:image/svg+xml;base64,AAAA">', 1],
  [
    '<!--[if gte vml 1]><v:imagedata src="file:///a.png"/><![endif]--><![if !vml]><img src="file:///a.png"><![endif]>',
    1,
  ],
  ['<img src="data:image/png;base64,AAAA">', 0],
  ['<img data-lexical-upload-id="1" data-lexical-upload-relation-to="media" src="/images/1">', 0],
])('of %s %i pictures cannot be taken along', (html, lostPictures) => {
  const result = cleanPaste(html)
  expect(result.lostPictures).toBe(lostPictures)
  expect(/<img/.test(result.html)).toBe(lostPictures === 0)
})

const copied = '<img src="https://example.org/a.jpg" alt="A house">'

test.each([
  [copied, true],
  [`<meta charset='utf-8'>${copied}`, true],
  [`<html><body>\n<!--StartFragment-->${copied}<!--EndFragment-->\n</body></html>`, true],
  [`<a href="https://example.org/"><IMG SRC="https://example.org/a.jpg"></a>&nbsp;`, true],
  [`<head><title>x</title><style><!-- p { margin: 0 } --></style></head><p>${copied}</p>`, true],
  ['<!--[if gte vml 1]><v:imagedata src="file:///a.png"/><![endif]--><img src="file:///a.png">', true],
  [copied + copied, false],
  [`${copied} A house`, false],
  ['<img src="data:image/png;base64,AAAA">', false],
  ['<p>A house</p>', false],
  ['', false],
])('%s is one picture and nothing else: %s', (html, expected) => {
  expect(isOnePicture(html)).toBe(expected)
})

test('cleaning again changes nothing, and finds no more pictures', () => {
  const part = fc.constantFrom(
    point('Un'),
    point('Deux', 2, '1.'),
    '<p>x</p>',
    '<table><tr><td>a</td><td>b</td></tr></table>',
    '<img src="file:///a">',
    'y',
    '<h2>z</h2>',
  )
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const once = cleanPaste(parts.join(''))
      expect(cleanPaste(once.html)).toEqual({ html: once.html, lostPictures: 0 })
    }),
  )
})

test('an ordinary text stays as it is', () => {
  const html = '<h2>Titre</h2><p>Un <a href="/x/">lien</a></p><ul><li>a</li></ul>'
  expect(cleanPaste(html)).toEqual({ html, lostPictures: 0 })
})

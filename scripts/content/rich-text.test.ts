import { expect, test } from 'vitest'

import { toLexical } from './rich-text'

test('headings, paragraphs and lists become the nodes of the editor', () => {
  const { root } = toLexical(['## Kosten', '### Notaris', 'Wij rekenen voor.', '- eerst', '- dan'])
  expect(root.children).toMatchObject([
    { type: 'heading', tag: 'h2', children: [{ type: 'text', text: 'Kosten' }] },
    { type: 'heading', tag: 'h3' },
    { type: 'paragraph', children: [{ text: 'Wij rekenen voor.' }] },
    {
      type: 'list',
      listType: 'bullet',
      tag: 'ul',
      children: [
        { type: 'listitem', value: 1, children: [{ text: 'eerst' }] },
        { type: 'listitem', value: 2, children: [{ text: 'dan' }] },
      ],
    },
  ])
})

const inlineOf = (text: string) => toLexical([text]).root.children[0]?.children

test.each([
  ['{phone}', 'tel:{phone}'],
  ['{email}', 'mailto:{email}'],
])('the placeholder %s of the agency becomes a link', (placeholder, url) => {
  expect(inlineOf(`Contact : ${placeholder}`)).toMatchObject([
    { type: 'text', text: 'Contact : ' },
    { type: 'link', fields: { url }, children: [{ text: placeholder }] },
  ])
  expect(inlineOf('{address}')).toMatchObject([{ type: 'text', text: '{address}' }])
})

test('e-mail addresses and URLs become links, without the full stop after them', () => {
  expect(inlineOf('Schrijf naar info@immo-perron.example.')).toMatchObject([
    { type: 'text', text: 'Schrijf naar ' },
    { type: 'link', fields: { url: 'mailto:info@immo-perron.example' } },
    { type: 'text', text: '.' },
  ])
  expect(inlineOf('https://www.ipi.be')).toMatchObject([
    {
      type: 'link',
      fields: { url: 'https://www.ipi.be', linkType: 'custom' },
      children: [{ text: 'https://www.ipi.be' }],
    },
  ])
})

test('empty text is still a paragraph', () => {
  expect(inlineOf('')).toMatchObject([{ type: 'text', text: '' }])
})

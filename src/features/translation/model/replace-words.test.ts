import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isPartOfUrl, replacementFor, replaceWords, type Search } from './replace-words'

const search = (find: string, options: Partial<Search> = {}): Search => ({
  find,
  isExactCase: false,
  isWholeWord: false,
  ...options,
})

test.each([
  ['Le Compromis, un compromis', search('compromis'), 'Le Acte, un acte'],
  ['Le Compromis', search('Compromis'), 'Le acte'],
  ['le COMPROMIS', search('compromis'), 'le Acte'],
  ['Le Compromis, un compromis', search('compromis', { isExactCase: true }), 'Le Compromis, un acte'],
  ['compromission', search('compromis', { isWholeWord: true }), 'compromission'],
  ['l’état  des lieux', search("l'état des lieux"), 'acte'],
  ['100 % (net)', search('(net)'), '100 % acte'],
  ['é', search('e'), 'é'],
])('%s', (text, searchFor, expected) => {
  expect(replaceWords(text, searchFor, 'acte').value).toBe(expected)
})

test.each([
  ['une belle maison', 'une maison'],
  ['Belle maison', 'maison'],
  ['une maison belle', 'une maison'],
  ['une maison, belle, claire', 'une maison, claire'],
  ['une belle-mère', 'une -mère'],
  ['une maison belle (et claire)', 'une maison (et claire)'],
  ['une\nbelle maison', 'une\nmaison'],
  ['une maison belle.', 'une maison.'],
  ['une embellie', 'une emie'],
  ['belle', ''],
])('words are removed with one of the spaces around them: %s', (text, expected) => {
  expect(replaceWords(text, search(text.includes('embellie') ? 'bell' : 'belle'), '').value).toBe(expected)
})

test.each([
  ['+3242220000', 'tel:+3281223344', true],
  ['22 00 00', 'tel:+3242220000', false],
  ['example.org/old', 'tel:+3242220000', false],
])('%s is looked for in the addresses of links', (find, url, isFound) => {
  const link = (to: string) => ({ root: { children: [{ type: 'link', fields: { url: to }, children: [] }] } })
  const { value, hits } = replaceWords(link('tel:+3242220000'), search(find), '+3281223344')
  expect(value).toEqual(link(url))
  expect(hits).toHaveLength(isFound ? 1 : 0)
})

const linkTo = (url: string, text = '') => ({
  root: {
    children: [{ type: 'link', fields: { url }, children: [{ type: 'text', text }] }],
  },
})

test.each([
  ['04 222 00 00', '081 22 33 44', 'tel:+3242220000', 'tel:+3281223344'],
  ['04 222 00 00', '081 22 33 44', 'tel:042220000', 'tel:+3281223344'],
  ['04/222.00.00', '+32 (0)81 22 33 44', 'tel:+3242220000', 'tel:+3281223344'],
  ['+32 4 222 00 00', '0049 228 12 34 56', 'tel:+3242220000', 'tel:+49228123456'],
  // Another number, and a part of one.
  ['04 222 00 00', '081 22 33 44', 'tel:+3242220001', 'tel:+3242220001'],
  ['04 222 00 00', '081 22 33 44', 'tel:+32422200001', 'tel:+32422200001'],
  ['04 222 00 00', '{phone}', 'tel:+3242220000', 'tel:{phone}'],
  // No number to call: the address stays.
  ['04 222 00 00', 'our office', 'tel:+3242220000', 'tel:+3242220000'],
  ['04 222 00 00', '', 'tel:+3242220000', 'tel:+3242220000'],
])('the number %s becomes %s, in its link too: %s', (find, by, url, expected) => {
  expect(replaceWords(linkTo(url, `Tél. ${find}`), search(find), by).value).toEqual(
    linkTo(expected, `Tél. ${by}`.trim()),
  )
  // The field of a link has the address alone.
  expect(replaceWords(url, search(find), by).value).toBe(expected)
})

test('the link of a number is found before its replacement is known, and shown as it will be', () => {
  const phoneSearch = search('04 222 00 00')
  expect(isPartOfUrl(phoneSearch)).toBe(true)
  const { hits } = replaceWords(linkTo('tel:+3242220000', '04 222 00 00'), phoneSearch, '')
  expect(hits.map(({ match }) => match).toSorted()).toEqual(['04 222 00 00', 'tel:+3242220000'])
  expect(replacementFor('tel:+3242220000', phoneSearch, '081 22 33 44')).toBe('tel:+3281223344')
  expect(replacementFor('04 222 00 00', phoneSearch, '081 22 33 44')).toBe('081 22 33 44')
})

test('the replacement is taken as it is written', () => {
  expect(replaceWords('a', search('a'), '$& $1').value).toBe('$& $1')
})

test('a rich text keeps its structure; what was found is shown with its surroundings', () => {
  const rich = {
    root: {
      type: 'root',
      children: [
        {
          type: 'paragraph',
          children: [
            { type: 'text', text: 'Voyez ', format: 0 },
            {
              type: 'link',
              fields: { url: '/compromis/' },
              children: [{ type: 'text', text: 'le compromis', format: 1 }],
            },
          ],
        },
      ],
    },
  }
  const { hits, value } = replaceWords(rich, search('compromis'), 'acte')
  expect(JSON.stringify(value)).toBe(JSON.stringify(rich).replace('le compromis', 'le acte'))
  expect(hits).toEqual([{ before: 'le ', match: 'compromis', after: '' }])
})

test('nothing found is nothing changed', () => {
  const rich = { root: { type: 'root', children: [{ type: 'text', text: 'a' }] } }
  expect(replaceWords(rich, search('b'), 'c')).toEqual({ value: rich, hits: [] })
  expect(replaceWords(undefined, search('b'), 'c')).toEqual({ value: undefined, hits: [] })
})

test('replacing a text by itself changes nothing', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ minLength: 1 }), (text, find) => {
      fc.pre(find.trim() !== '' && !/['’\s]/.test(find))
      expect(replaceWords(text, search(find, { isExactCase: true }), find).value).toBe(text)
    }),
  )
})

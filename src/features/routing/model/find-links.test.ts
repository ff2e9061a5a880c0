import { expect, test } from 'vitest'

import { findLinks } from './find-links'

const rich = (url: string, text: string) => ({
  root: {
    children: [
      {
        type: 'paragraph',
        children: [{ type: 'link', fields: { url, linkType: 'custom' }, children: [{ text }] }],
      },
    ],
  },
})

test('links of fields, rich texts and HTML are found, with their words and language', () => {
  const page = {
    title: { fr: 'Vendre' },
    blocks: [
      { blockType: 'callToAction', link: { url: '/contact/', label: { fr: 'Contact', nl: 'Contact nl' } } },
      { blockType: 'richText', content: { fr: rich('/parti/', 'parti'), nl: rich('/weg/', 'weg') } },
      {
        blockType: 'customHtml',
        html: `<a class="x" href='/a/'>a</a> <a href="/b/">b</a> <link href="/c/">`,
      },
    ],
  }
  expect(findLinks(page)).toEqual([
    { url: '/contact/', text: 'Contact', locale: null },
    { url: '/parti/', text: 'parti', locale: 'fr' },
    { url: '/weg/', text: 'weg', locale: 'nl' },
    { url: '/a/', text: '', locale: null },
    { url: '/b/', text: '', locale: null },
  ])
})

test('what editors hide has no links, a page that redirects has one', () => {
  const hidden = { blockType: 'callToAction', status: 'hidden', link: { url: '/x/' } }
  expect(findLinks({ redirect: true, redirectUrl: '/y/', blocks: [hidden] })).toEqual([
    { url: '/y/', text: '', locale: null },
  ])
  expect(findLinks({ redirect: false, redirectUrl: '/y/' })).toEqual([])
})

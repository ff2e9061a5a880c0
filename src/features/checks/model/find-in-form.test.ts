import { expect, test } from 'vitest'

import { findLinksInForm } from './find-links-in-form'
import { findPicturesInForm, type PictureField } from './find-pictures-in-form'

const richText = (...children: object[]) => ({
  blockType: 'richText',
  text: { root: { type: 'root', children } },
})

test('links are found with their fields, without mail, telephone and hidden blocks', () => {
  const link = { type: 'link', fields: { url: '/c/' }, children: [] }
  const content = {
    redirect: true,
    redirectUrl: '/a/',
    blocks: [
      { blockType: 'callToAction', links: [{ label: 'B', url: '/b/' }, { url: 'mailto:a@b.example' }] },
      richText(link),
      { blockType: 'customHtml', html: '<a href="/d/">D</a><a href="https://e.example/">E</a>' },
      { ...richText(link), status: 'hidden' },
    ],
  }
  expect(findLinksInForm(content)).toEqual([
    { value: '/a/', at: 'redirectUrl' },
    { value: '/b/', at: 'blocks.0.links.0.url' },
    { value: '/c/', at: 'blocks.1.text' },
    { value: '/d/', at: 'blocks.2.html' },
    { value: 'https://e.example/', at: 'blocks.2.html' },
  ])
})

const upload = (name: string): PictureField => ({ type: 'upload', name, relationTo: 'media' })
const blockFields: Record<string, PictureField[]> = {
  image: [upload('image'), upload('backgroundImage')],
  gallery: [{ type: 'array', name: 'items', fields: [{ type: 'row', fields: [upload('image')] }] }],
}
const fields: PictureField[] = [
  {
    type: 'tabs',
    tabs: [{ fields: [{ type: 'blocks', name: 'blocks' }] }, { name: 'seo', fields: [upload('ogImage')] }],
  },
  upload('pictures'),
  { type: 'upload', name: 'file', relationTo: 'documents' },
]

test('pictures are found with their fields, without decoration', () => {
  const content = {
    banner: { image: 'p0' },
    pictures: ['p1', { id: 'p2' }],
    file: 'f1',
    seo: { ogImage: 'p3' },
    blocks: [
      { blockType: 'image', image: 'p4', backgroundImage: 'p5' },
      { blockType: 'gallery', items: [{ image: null }, { image: 'p6' }] },
      { blockType: 'image', image: 'p7', status: 'hidden' },
      richText({ type: 'upload', value: { id: 'p8' } }, { type: 'upload', value: 'p9' }),
    ],
  }
  const pictures = findPicturesInForm(content, fields, (slug) => blockFields[slug] ?? [])
  expect(pictures.map(({ value, at }) => `${value} ${at}`)).toEqual([
    'p4 blocks.0.image',
    'p6 blocks.1.items.1.image',
    'p1 pictures',
    'p2 pictures',
    'p8 blocks.3.text',
    'p9 blocks.3.text',
  ])
})

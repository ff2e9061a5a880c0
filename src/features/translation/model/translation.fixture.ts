import type { Block, Field } from 'payload'

import { textSchema } from './text-schema'

const text = (name: string): Field => ({ name, type: 'text', localized: true, label: { fr: name, nl: name } })

const quote: Block = {
  slug: 'richText',
  labels: { singular: { fr: 'Citation', nl: 'Citaat' }, plural: 'Quotes' },
  fields: [
    text('heading'),
    { name: 'colour', type: 'text' },
    { name: 'links', type: 'array', labels: { singular: 'Lien', plural: 'Liens' }, fields: [text('label')] },
    // A block may contain blocks of its own kind.
    { name: 'inner', type: 'blocks', blocks: [], blockReferences: ['richText'] },
  ],
}

const fields: Field[] = [
  text('title'),
  text('slug'),
  {
    type: 'tabs',
    tabs: [
      {
        label: 'Contenu',
        fields: [
          { type: 'row', fields: [{ name: 'intro', type: 'textarea', localized: true }] },
          { name: 'body', type: 'richText', localized: true },
          { name: 'picture', type: 'upload', relationTo: 'media', localized: true },
          { name: 'blocks', type: 'blocks', blocks: [], blockReferences: ['richText', 'image'] },
        ],
      },
      { name: 'seo', label: 'SEO', fields: [text('metaTitle')] },
    ],
  },
  { type: 'group', label: 'Unnamed', fields: [text('note')] },
  { name: 'sort', type: 'number' },
]

/** A collection with every kind of nesting of a text. */
export const exampleSchema = textSchema(fields, (slug) => (slug === 'richText' ? quote : undefined))

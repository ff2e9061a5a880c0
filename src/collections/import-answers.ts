import type { TextField } from 'payload'

import { questionKinds } from '@/features/import/model/questions'
import { localized } from '@/lib/i18n/locales'
import { closed } from '@/lib/payload/access'

import { defineCollection } from './define-collection'

const text = (name: string, more: Pick<TextField, 'index' | 'required' | 'unique'> = {}): TextField => ({
  ...{ name, type: 'text', label: localized(() => name) },
  ...more,
})

/** What someone said that words of a feed mean. By the key of the source, which a file has too that is no source. */
export const importAnswers = defineCollection({
  menu: { hidden: 'Answers to questions of imports; the log of a run shows and takes them.' },
  access: closed,
  schema: {
    slug: 'importAnswers',
    labels: {
      singular: { nl: 'Antwoord', fr: 'Réponse', en: 'Answer', de: 'Antwort' },
      plural: { nl: 'Antwoorden', fr: 'Réponses', en: 'Answers', de: 'Antworten' },
    },
    disableDuplicate: true,
    lockDocuments: false,
    fields: [
      // Source, kind and folded word in one column, because a unique key may have one column only.
      text('key', { required: true, unique: true }),
      text('source', { required: true, index: true }),
      {
        name: 'kind',
        type: 'select',
        required: true,
        options: questionKinds.map((value) => ({ value, label: localized(() => value) })),
        label: localized(() => 'kind'),
      },
      text('word'),
      text('value', { required: true }),
      text('actor', { required: true }),
    ],
  },
})

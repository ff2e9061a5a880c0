import type { BlockFixture } from '../define-block'

const text = (words: string) => ({
  type: 'text',
  text: words,
  detail: 0,
  format: 0,
  mode: 'normal',
  style: '',
  version: 1,
})

const element = { direction: 'ltr', format: '', indent: 0, version: 1 } as const

const paragraph = (words: string) => ({
  ...element,
  type: 'paragraph',
  textFormat: 0,
  textStyle: '',
  children: [text(words)],
})

const heading = (words: string) => ({ ...element, type: 'heading', tag: 'h3', children: [text(words)] })

const list = (items: string[]) => ({
  ...element,
  type: 'list',
  listType: 'bullet',
  tag: 'ul',
  start: 1,
  children: items.map((item, index) => ({
    ...element,
    type: 'listitem',
    value: index + 1,
    children: [text(item)],
  })),
})

export const richTextFixture: BlockFixture<'richText'> = {
  blockType: 'richText',
  heading: 'Vendre sans mauvaise surprise',
  titleSize: 'h2',
  description: 'Un interlocuteur unique, du premier rendez-vous à l’acte.',
  content: {
    root: {
      ...element,
      type: 'root',
      children: [
        paragraph('Nous visitons votre bien, réunissons les documents et fixons avec vous un prix réaliste.'),
        heading('Ce qu’il vous faut'),
        list(['Le titre de propriété', 'Le certificat PEB', 'L’attestation du sol']),
        paragraph('Le notaire reçoit un dossier complet ; vous gagnez des semaines.'),
      ],
    },
  },
  backgroundType: 'none',
  status: 'published',
}

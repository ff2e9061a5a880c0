const withFormat = { direction: 'ltr', format: '', indent: 0, version: 1 }

const paragraph = (text: string) => ({
  ...withFormat,
  type: 'paragraph',
  textFormat: 0,
  textStyle: '',
  children: [{ type: 'text', version: 1, text, detail: 0, format: 0, mode: 'normal', style: '' }],
})

const content = (text: string) => ({
  root: { ...withFormat, type: 'root', children: [paragraph(text), paragraph(text)] },
})

/** Three block types in turn: formatted text, a list of buttons, a list of properties. */
function blockAt(index: number) {
  const heading = `Bloc numéro ${index + 1}`
  if (index % 3 === 0)
    return { blockType: 'richText', heading, content: content('Un texte assez court. '.repeat(12)) }
  if (index % 3 === 1)
    return { blockType: 'callToAction', heading, links: [{ label: 'Nous écrire', url: '/contact/' }] }
  return { blockType: 'latestOffers', heading, goal: 'both', maxItems: 4 }
}

/** A draft with this many blocks, for our studio and for a blank one. */
export const pageDocument = (blockCount: number) => ({
  title: 'Page de mesure',
  slug: `mesure-${blockCount}-${Date.now()}`,
  blocks: Array.from({ length: blockCount }, (_, index) => blockAt(index)),
  _status: 'draft',
})

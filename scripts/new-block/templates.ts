import type { OfLanguages } from '../../src/lib/i18n/locales'

import type { PartName } from '../lib/part-name'

/** Begins every text that the developer has to write; the check fails while one is left. */
export const toWrite = 'TODO'

const sentences: OfLanguages<string> = {
  nl: 'Wat dit blok op de pagina toont, in één zin.',
  fr: 'Ce que ce bloc montre sur la page, en une phrase.',
  en: 'What this block shows on the page, in one sentence.',
  de: 'Was dieser Block auf der Seite zeigt, in einem Satz.',
}

/** The texts of a new block in a language, for `messages/<language>/schema.json`. */
export const textsOfBlock = ({ words }: PartName, language: string) => ({
  singular: `${toWrite} ${words}`,
  plural: `${toWrite} ${words}`,
  description: `${toWrite} ${sentences[language] ?? sentences.en}`,
})

/** The first lines of each file: what it imports from the product, or of the product's public API. */
const imports = {
  schema: `import { blockOptions, optionsWithoutItems } from '@/lib/payload/fields/block-options'

import { inPicker } from '../block-picker'
import type { BlockSchema } from '../define-block'
`,
  siteSchema: `import { blockOptions, inPickerWith, optionsWithoutItems, type BlockSchema } from '@/site-api'

import { thumbnail } from './thumbnail'
`,
  view: `import { SectionHeading } from '@/components/ui/section-heading'

import { BlockBand } from '../block-band'
import type { BlockViewProps } from '../define-block'
`,
  siteView: `import type { BlockViewProps } from '@/site-api'
import { BlockBand, SectionHeading } from '@/site-api/views'
`,
}

const definitions = (isSite: boolean): string => (isSite ? '@/site-api' : '../define-block')

const schema = (
  { folder, slug, view }: PartName,
  isSite: boolean,
) => `${isSite ? imports.siteSchema : imports.schema}
export const ${slug}Schema: BlockSchema<'${slug}'> = {
  slug: '${slug}',
  interfaceName: '${view}Block',
  admin: ${isSite ? 'inPickerWith(thumbnail' : `inPicker('${folder}'`}, 'text'),
  fields: blockOptions({ only: optionsWithoutItems }),
}
`

const view = ({ slug, view }: PartName, isSite: boolean) => `${isSite ? imports.siteView : imports.view}
/** What the block shows, in one sentence. */
export function ${view}({ data }: BlockViewProps<'${slug}'>) {
  return (
    <BlockBand data={data} field="heading">
      <SectionHeading title={data.heading} level={data.titleSize} intro={data.description} />
    </BlockBand>
  )
}
`

const fixture = (
  { slug, words }: PartName,
  isSite: boolean,
) => `import type { BlockFixture } from '${definitions(isSite)}'

export const ${slug}Fixture: BlockFixture<'${slug}'> = {
  blockType: '${slug}',
  heading: '${words}',
  titleSize: 'h2',
  description: 'Un exemple réaliste, comme un rédacteur l’écrirait.',
  backgroundType: 'none',
  status: 'published',
}
`

const test = ({ folder, slug, words }: PartName) => `import { expect, test } from 'vitest'

import { renderBlock } from '../../../tests/support/render-block'

import { ${slug}Fixture } from './${folder}.fixture'

test('it shows its heading', async () => {
  expect(await renderBlock(${slug}Fixture)).toContain('${words}')
})
`

const index = (
  { folder, slug, view }: PartName,
  isSite: boolean,
) => `import { defineBlock } from '${definitions(isSite)}'

import { ${slug}Schema } from './${folder}.schema'

export const ${slug} = defineBlock({
  schema: ${slug}Schema,
  offeredIn: ['pages', 'articles', 'modules'],
  view: async () => (await import('./${folder}')).${view},
  fixture: async () => (await import('./${folder}.fixture')).${slug}Fixture,
})
`

/** A heading and some lines, in the colours of the other thumbnails. */
const thumbnail = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320" width="480" height="320">
  <rect width="480" height="320" fill="#ffffff"/>
  <rect x="32" y="32" width="416" height="256" fill="#f1f4f7"/>
  <rect x="56" y="64" width="190" height="14" fill="#0f1a24"/>
  <rect x="56" y="96" width="300" height="6" fill="#d3dae1"/>
  <rect x="56" y="112" width="260" height="6" fill="#d3dae1"/>
  <rect x="56" y="144" width="72" height="8" fill="#1d4f7c"/>
</svg>
`

const thumbnailModule = `/** What the block looks like, for the list from which editors choose: 480 by 320. */
export const thumbnail = \`${thumbnail}\`
`

/**
 * The files of a new block by their path in the project.
 *
 * @param isSite whether it becomes a block of the agency's own folder
 */
export const filesOfBlock = (name: PartName, isSite: boolean): Record<string, string> => {
  const inFolder = (file: string) => `${isSite ? 'site' : 'src'}/blocks/${name.folder}/${file}`
  return {
    [inFolder('index.ts')]: index(name, isSite),
    [inFolder(`${name.folder}.schema.ts`)]: schema(name, isSite),
    [inFolder(`${name.folder}.tsx`)]: view(name, isSite),
    [inFolder(`${name.folder}.fixture.ts`)]: fixture(name, isSite),
    [inFolder(`${name.folder}.test.tsx`)]: test(name),
    ...(isSite
      ? { [inFolder('thumbnail.ts')]: thumbnailModule }
      : { [`public/blocks/${name.folder}.svg`]: thumbnail }),
  }
}

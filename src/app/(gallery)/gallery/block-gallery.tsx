import type { BlockContext } from '@/blocks/define-block'
import { blocks } from '@/blocks/registry'
import { RenderBlocks } from '@/blocks/render-blocks'
import { localeNames, locales, toLocale, type Locale } from '@/lib/i18n/locales'
import { schemaText } from '@/lib/i18n/schema-messages'

import { loadExample } from './load-example'

type Query = BlockContext['query']

type Definition = (typeof blocks)[number]

const LanguageLinks = ({ current }: { current: Locale }) => (
  <nav aria-label="Language" className="flex gap-4">
    {locales.map((locale) => (
      <a key={locale} href={`?lang=${locale}`} aria-current={locale === current ? 'true' : undefined}>
        {localeNames[locale]}
      </a>
    ))}
  </nav>
)

interface ExampleProps {
  block: Definition
  context: Omit<BlockContext, 'index'>
}

async function Example({ block, context }: ExampleProps) {
  const { slug, admin } = block.schema
  return (
    <article id={slug} className="border-t border-line">
      <header className="wrap flex flex-wrap items-center gap-6 bg-mist py-4">
        <img src={admin.images.thumbnail.url} alt="" width={96} height={64} className="border border-line" />
        <div>
          <h2 className="text-card">
            <a href={`#${slug}`}>{schemaText('blocks', slug, 'singular')[context.locale]}</a>
          </h2>
          <p className="text-small text-slate">
            <code>{slug}</code> · {schemaText('blocks', slug, 'description')[context.locale]}
          </p>
        </div>
      </header>
      <RenderBlocks blocks={[await loadExample(block)]} context={context} />
    </article>
  )
}

/** All blocks one below the other; `?lang=` chooses the language, other parameters reach the blocks as on a page. */
export function BlockGallery({ query }: { query: Query }) {
  const locale = toLocale(query.lang)
  const context = { locale, path: '/gallery/', query }
  return (
    <main>
      <div className="wrap flex flex-wrap items-end justify-between gap-4 py-6">
        <h1 className="text-title">Blocks</h1>
        <LanguageLinks current={locale} />
      </div>
      {blocks.map((block) => (
        <Example key={block.schema.slug} block={block} context={context} />
      ))}
    </main>
  )
}

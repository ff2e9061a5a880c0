import { SectionHeading } from '@/components/ui/section-heading'
import { getPageTranslator } from '@/features/property/server/get-page-translator'
import { parseRefs } from '@/features/property/model/search-params-values'
import { compareParamName, parseCompared, sharedParamName } from '@/features/saved/model/saved-params'

import { BlockBand } from '../block-band'
import type { BlockViewProps } from '../define-block'

import { Comparison } from './comparison'
import { NoList } from './no-list'
import { SavedList } from './saved-list'

/**
 * Saved properties. Without `refs` in the URL: how to save, and a link to the visitor's own list. With them: that
 * list, rendered on the server, so that a shared list needs neither JavaScript nor storage; on request as a
 * comparison.
 */
export async function SavedProperties({ data, context }: BlockViewProps<'savedProperties'>) {
  const { locale, path, query } = context
  const t = await getPageTranslator(locale)
  const refs = parseRefs(query.refs)
  const compared = parseCompared(query[compareParamName], refs)
  const Content = compared.length > 0 ? Comparison : SavedList
  return (
    <BlockBand data={data}>
      <SectionHeading title={data.heading} level={data.titleSize} intro={data.description} />
      {refs.length === 0 ? (
        <NoList locale={locale} t={t} />
      ) : (
        <Content {...{ refs, compared, locale, path, t }} isShared={query[sharedParamName] !== undefined} />
      )}
    </BlockBand>
  )
}

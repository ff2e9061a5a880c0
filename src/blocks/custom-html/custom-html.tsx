import { SectionHeading } from '@/components/ui/section-heading'
import { getRouteIndex } from '@/features/routing/server/get-route-table'
import { localiseLink } from '@/features/routing/model/localise-link'
import { cleanHtml } from '@/lib/values/clean-html'

import { BlockBand } from '../block-band'
import type { BlockViewProps } from '../define-block'

/**
 * Markup of an editor. It was sanitised on saving and is sanitised again, because the list of allowed markup may have
 * become shorter.
 */
export async function CustomHtml({ data, context }: BlockViewProps<'customHtml'>) {
  const routes = await getRouteIndex()
  const html = cleanHtml(data.html ?? '', (href) => localiseLink(routes, href, context.locale))
  if (html === '') return null
  return (
    <BlockBand field="html" data={data}>
      <SectionHeading title={data.heading} level={data.titleSize} intro={data.description} />
      {/* `cleanHtml` allows only the markup of its list. */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </BlockBand>
  )
}

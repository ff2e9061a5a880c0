import { SectionHeading } from '@/components/ui/section-heading'
import { getRouteIndex } from '@/lib/data/get-route-table'
import { localiseLink } from '@/lib/routing/localise-link'
import { cleanHtml } from '@/lib/theme/clean-html'

import { BlockBand } from '../block-band'
import type { BlockViewProps } from '../define-block'

/** An editor's own markup. It was cleaned when it was saved, and is again: the list may have become shorter since. */
export async function CustomHtml({ data, context }: BlockViewProps<'customHtml'>) {
  const routes = await getRouteIndex()
  const html = cleanHtml(data.html ?? '', (href) => localiseLink(routes, href, context.locale))
  if (html === '') return null
  return (
    <BlockBand data={data}>
      <SectionHeading title={data.heading} level={data.titleSize} intro={data.description} />
      {/* `cleanHtml` lets through what is on its list and nothing else. */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </BlockBand>
  )
}

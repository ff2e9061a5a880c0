import { RichText as FormattedText } from '@/features/content/ui/rich-text'
import { localiseText } from '@/features/routing/model/localise-text'
import { getRouteIndex } from '@/features/routing/server/get-route-table'
import { SectionHeading } from '@/components/ui/section-heading'
import { fieldMark } from '@/lib/field-marks'

import { BlockBand } from '../block-band'
import type { BlockViewProps } from '../define-block'

/** Running text with its heading. */
export async function RichText({ data, context }: BlockViewProps<'richText'>) {
  const content = localiseText(await getRouteIndex(), data.content, context.locale)
  return (
    <BlockBand field="content" data={data} className="py-10 md:py-16">
      <SectionHeading title={data.heading} level={data.titleSize} intro={data.description} />
      <FormattedText data={content} data-field={fieldMark('content')} />
    </BlockBand>
  )
}

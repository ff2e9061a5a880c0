import { RichText as FormattedText } from '@/features/content/ui/rich-text'
import { SectionHeading } from '@/components/ui/section-heading'

import { BlockBand } from '../block-band'
import type { BlockViewProps } from '../define-block'

/** Running text with its heading. */
export function RichText({ data }: BlockViewProps<'richText'>) {
  return (
    <BlockBand data={data} className="py-10 md:py-16">
      <SectionHeading title={data.heading} level={data.titleSize} intro={data.description} />
      <FormattedText data={data.content} />
    </BlockBand>
  )
}

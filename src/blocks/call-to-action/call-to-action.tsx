import { FieldHeading } from '@/components/ui/field-heading'
import { SmartLink } from '@/components/ui/smart-link'
import { getRouteIndex } from '@/features/routing/server/get-route-table'
import { localiseLink } from '@/features/routing/model/localise-link'
import { fieldMark } from '@/lib/field-marks'

import { BlockBand } from '../block-band'
import { columnCount } from '../block-rows'
import type { BlockViewProps } from '../define-block'

/** In a narrow block the buttons are below the text. */
const columnsForButtons = 8

/** An invitation with one or two buttons; the first is emphasised. */
export async function CallToAction({ data, context }: BlockViewProps<'callToAction'>) {
  const routes = await getRouteIndex()
  const isWide = (context.columns ?? columnCount) > columnsForButtons
  const isPlain = !data.backgroundType || data.backgroundType === 'none'
  return (
    <BlockBand field="links" data={data} className={isPlain ? 'bg-mist' : ''}>
      <div className={`grid items-end gap-8 ${isWide ? 'lg:grid-cols-12' : ''}`}>
        <div className={isWide ? 'lg:col-span-8' : ''}>
          <FieldHeading level={data.titleSize ?? 'h2'} className="text-headline" field="heading">
            {data.heading}
          </FieldHeading>
          {data.description && (
            <p
              className="mt-4 max-w-2xl text-lead whitespace-pre-line opacity-90"
              data-field={fieldMark('description')}
            >
              {data.description}
            </p>
          )}
        </div>
        <div className={`flex flex-wrap gap-3 ${isWide ? 'lg:col-span-4 lg:justify-end' : ''}`}>
          {(data.links ?? []).map((link, index) => (
            <SmartLink
              key={link.id ?? index}
              data-field={fieldMark('links', link.id, 'label')}
              href={localiseLink(routes, link.url, context.locale)}
              className={`button ${index === 0 ? 'button-brand' : 'button-quiet'}`}
            >
              {link.label}
            </SmartLink>
          ))}
        </div>
      </div>
    </BlockBand>
  )
}

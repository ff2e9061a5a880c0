'use client'

import { Button, useConfig, useLocale } from '@payloadcms/ui'

import { isReport, reportFilter } from '@/features/property/model/list-filters'
import { useSearchParams } from '@/studio/navigation'
import { useStudioText } from '@/studio/use-studio-text'

/** Beside the filters of the list: the report of incomplete properties, and the CSV export. */
export function ListActions() {
  const t = useStudioText()
  const { config } = useConfig()
  const { code } = useLocale()
  const parameters = useSearchParams()
  const list = `${config.routes.admin}/collections/properties/`
  const report = new URLSearchParams({ [reportFilter]: 'incomplete' })
  const exported = new URLSearchParams(parameters.toString())
  for (const name of ['page', 'limit', 'depth', 'preset']) exported.delete(name)
  exported.set('locale', code)
  const isShown = isReport(new URLSearchParams(parameters.toString()))
  return (
    <div className="studio-row studio-push">
      {/* A full page load: Payload's list keeps its filters on client navigation. */}
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        el="anchor"
        url={isShown ? list : `${list}?${report}`}
      >
        {t(isShown ? 'propertyList.all' : 'propertyList.report')}
      </Button>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        el="anchor"
        url={`${config.routes.api}/properties/export/?${exported}`}
      >
        {t('propertyList.exported')}
      </Button>
    </div>
  )
}

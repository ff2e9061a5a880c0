import { SectionHeading } from '@/components/ui/section-heading'
import type { Locale } from '@/lib/i18n/locales'
import { documentMark } from '@/lib/field-marks'
import type { Translator } from '@/lib/i18n/translator'
import { Island } from '@/lib/parts/part'
import type { PriceStyle } from '@/features/property/model/price'
import { isProjectOver } from '@/features/projects/model/project-rules'
import type { ProjectDetail } from '@/features/projects/model/project-summary'

import { BuildingSection } from './building-section'
import { unitColumns, unitRows } from './unit-rows'
import type { UnitTable } from './unit-table.island'

interface ProjectUnitsProps {
  project: ProjectDetail
  locale: Locale
  priceStyle: PriceStyle
  t: Translator
}

/** The drawing and the price list; empty when of all units only the sale is public. */
export function ProjectUnits({ project, ...context }: ProjectUnitsProps) {
  const { t } = context
  if (project.units.every(({ ref }) => ref === null)) return null
  // A list of sold units has no price column.
  const title = isProjectOver(project.status) ? t('project.unitsLabel') : t('project.units')
  return (
    <>
      <SectionHeading title={title} fields={null} />
      {project.units.length > 1 && <BuildingSection units={project.units} {...context} />}
      <div className="mt-12">
        <Island<typeof UnitTable>
          name="unitTable"
          props={{
            caption: `${title}, ${project.name}`,
            referenceLabel: t('project.column.reference'),
            planLabel: t('project.column.plan'),
            columns: unitColumns(t),
            rows: unitRows(project.units, context).map((row, index) => ({
              ...row,
              document: documentMark('properties', project.units[index]?.id),
            })),
          }}
        />
      </div>
    </>
  )
}

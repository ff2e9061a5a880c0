import { Link } from '@payloadcms/ui'

import { studioTranslator } from '@/lib/i18n/studio-text'
import { Table } from '@/studio/ui/parts'

import { conversionOf, type PropertyStatistics } from '../model/property-statistics'
import { formatCount, formatShare } from './figures'

interface PropertyTableProps {
  title: string
  /** Shown in place of an empty table. */
  empty: string
  properties: PropertyStatistics[]
  language: string
}

/** Properties with their visits and leads. */
export function PropertyTable({ title, empty, properties, language }: PropertyTableProps) {
  const t = studioTranslator(language)
  const columns = ['visits', 'leads', 'conversion'] as const
  const label = (column: (typeof columns)[number]) => t(`statistics.${column}`)
  return (
    <section>
      <h2>{title}</h2>
      {properties.length === 0 && <p className="studio-muted">{empty}</p>}
      {properties.length > 0 && (
        <Table
          caption={title}
          className="studio-statistics__table"
          columns={[t('statistics.property'), ...columns.map(label)]}
        >
          {properties.map((property) => (
            <tr key={property.id}>
              <th scope="row">
                <Link href={`/admin/collections/properties/${property.id}/`} prefetch={false}>
                  {property.title}
                </Link>
              </th>
              <td data-label={label('visits')}>{formatCount(property.visits, language)}</td>
              <td data-label={label('leads')}>{formatCount(property.leads, language)}</td>
              <td data-label={label('conversion')}>{formatShare(conversionOf(property), language)}</td>
            </tr>
          ))}
        </Table>
      )}
    </section>
  )
}

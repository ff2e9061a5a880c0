import { studioTranslator } from '@/lib/i18n/studio-text'
import { Table } from '@/studio/ui/parts'

import { totalsOf, type PropertyStatistics } from '../model/property-statistics'
import { visitSources } from '../model/visit-source'
import { formatCount, formatShare } from './figures'

interface TotalsProps {
  properties: PropertyStatistics[]
  language: string
}

/** The figures of all properties together, and where their visitors come from. */
export function Totals({ properties, language }: TotalsProps) {
  const t = studioTranslator(language)
  const { visits, leads, conversion, sources } = totalsOf(properties)
  const figures = [
    [t('statistics.visits'), formatCount(visits, language)],
    [t('statistics.leads'), formatCount(leads, language)],
    [t('statistics.conversion'), formatShare(conversion, language)],
  ] as const
  return (
    <>
      <dl className="studio-grid studio-grid--narrow studio-statistics__figures">
        {figures.map(([label, text]) => (
          <div key={label} className="studio-panel">
            <dt className="studio-muted">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {visits > 0 && (
        <section>
          <h2>{t('statistics.sources')}</h2>
          <Table
            caption={t('statistics.sources')}
            className="studio-statistics__table"
            columns={[t('statistics.source'), t('statistics.visits'), t('statistics.share')]}
          >
            {visitSources
              .toSorted((one, other) => sources[other] - sources[one])
              .map((source) => (
                <tr key={source}>
                  <th scope="row">{t(`statistics.sourceNames.${source}`)}</th>
                  <td data-label={t('statistics.visits')}>{formatCount(sources[source], language)}</td>
                  <td data-label={t('statistics.share')}>
                    {formatShare(sources[source] / visits, language)}
                  </td>
                </tr>
              ))}
          </Table>
        </section>
      )}
    </>
  )
}

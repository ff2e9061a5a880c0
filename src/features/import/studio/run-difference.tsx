import { Link } from '@payloadcms/ui'

import { studioTranslator } from '@/lib/i18n/studio-text'
import type { ImportRun } from '@/payload-types'
import { Paging } from '@/studio/paging'
import { Badge, Table } from '@/studio/ui/parts'

import { fieldLabel, valueText, type Names } from '../model/describe-value'
import { reasonText } from '../model/run-columns'
import { maxStoredDifferences } from '../model/run-report'
import { filterRows, rowKinds, rowsOfRun, runQuery, type RunFilters, type RunRow } from '../model/run-rows'
import { readNames, readPropertyIds, type StudioReader } from '../server/read-runs'

const rowsPerPage = 50
/** Changes of one property that are shown at once; the others are unfolded. */
const openChanges = 4

interface RunDifferenceProps {
  reader: StudioReader
  run: ImportRun
  filters: RunFilters
}

interface RowProps {
  row: RunRow
  /** Of the property, when it exists. */
  href: string | null
  language: string
  names: Names
}

function Changes({ row, language, names }: Omit<RowProps, 'href'>) {
  return (
    <dl className="studio-terms studio-diff">
      {row.changes.map(({ field, old, new: value }) => (
        <div key={field}>
          <dt>{fieldLabel(field, language)}</dt>
          <dd>
            {old !== null && (
              <>
                <del>{valueText(field, old, { language, names })}</del> <span aria-hidden>→</span>{' '}
              </>
            )}
            <ins>{valueText(field, value, { language, names }) || '–'}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Row({ row, href, language, names }: RowProps) {
  const t = studioTranslator(language)
  const { record, number, kind, changes } = row
  return (
    <tr>
      <th scope="row">
        {href ? (
          <Link href={href} prefetch={false}>
            {number}
          </Link>
        ) : (
          number
        )}
        {number !== record && <span className="studio-small">{record}</span>}
      </th>
      <td data-label={t('imports.columns.state')}>
        <Badge tone={kind === 'refused' ? 'bad' : undefined}>{t(`imports.one.${kind}`)}</Badge>
      </td>
      <td>
        {row.reason && reasonText(row, language)}
        {changes.length > openChanges ? (
          <details>
            <summary>{t('imports.fields', { count: changes.length })}</summary>
            <Changes row={row} language={language} names={names} />
          </details>
        ) : (
          <Changes row={row} language={language} names={names} />
        )}
      </td>
    </tr>
  )
}

interface KindTabsProps {
  rows: readonly RunRow[]
  filters: RunFilters
  path: string
  language: string
}

function KindTabs({ rows, filters, path, language }: KindTabsProps) {
  const t = studioTranslator(language)
  const kinds = [null, ...rowKinds] as const
  return (
    <nav aria-label={t('imports.difference')}>
      <ul className="studio-list studio-tabs">
        {kinds.map((kind) => (
          <li key={kind ?? 'all'}>
            <Link
              href={path + runQuery({ ...filters, kind, page: 1 })}
              prefetch={false}
              aria-current={filters.kind === kind ? 'page' : undefined}
            >
              {t(`imports.kinds.${kind ?? 'all'}`)}{' '}
              <span className="studio-muted">
                {kind === null ? rows.length : rows.filter((row) => row.kind === kind).length}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Search({ filters, path, run, language }: Omit<KindTabsProps, 'rows'> & { run: ImportRun }) {
  const t = studioTranslator(language)
  return (
    <form className="studio-filters" method="get" action={path} role="search">
      {filters.kind && <input type="hidden" name="kind" value={filters.kind} />}
      <label>
        <span>{t('imports.search')}</span>
        <input type="search" name="search" defaultValue={filters.search} maxLength={100} />
      </label>
      <button type="submit">{t('imports.show')}</button>
      {filters.search && <a href={path}>{t('imports.reset')}</a>}
      <a href={`/api/importRuns/${run.id}/differences/`} download>
        {t('imports.csv')}
      </a>
    </form>
  )
}

/** What a run found, by property: filters and page are in the URL. */
export async function RunDifference({ reader, run, filters }: RunDifferenceProps) {
  const { language } = reader
  const t = studioTranslator(language)
  const path = `/admin/collections/importRuns/${run.id}/`
  const rows = rowsOfRun(run)
  if (rows.length === 0) return <p className="studio-muted">{t('imports.none')}</p>
  const names = await readNames(reader)
  const wordsOf = (row: RunRow) =>
    [
      row.record,
      row.number,
      reasonText(row, language),
      ...row.changes.flatMap(({ field, old, new: value }) => [
        fieldLabel(field, language),
        valueText(field, old, { language, names }),
        valueText(field, value, { language, names }),
      ]),
    ].join('\n')
  const shownRows = filterRows(rows, filters, wordsOf)
  const pages = Math.max(1, Math.ceil(shownRows.length / rowsPerPage))
  const page = Math.min(filters.page, pages)
  const shown = shownRows.slice((page - 1) * rowsPerPage, page * rowsPerPage)
  const properties = await readPropertyIds(reader, run.source, shown)
  return (
    <section aria-labelledby="studio-run-difference">
      <h2 id="studio-run-difference">{t('imports.difference')}</h2>
      <KindTabs rows={rows} filters={filters} path={path} language={language} />
      <Search filters={filters} path={path} run={run} language={language} />
      {rows.length >= maxStoredDifferences && (
        <p className="studio-muted">{t('imports.onlyFirst', { shown: maxStoredDifferences })}</p>
      )}
      <Table
        caption={t('imports.difference')}
        columns={[t('imports.record'), t('imports.columns.state'), t('imports.difference')]}
      >
        {shown.map((row) => {
          const id = properties.get(row.record)
          const href = id ? `/admin/collections/properties/${id}/` : null
          return <Row key={row.record} row={row} href={href} language={language} names={names} />
        })}
      </Table>
      <Paging
        page={page}
        pages={pages}
        total={t('imports.total', { count: shownRows.length, page, pages })}
        texts={{
          label: t('imports.paging'),
          previous: t('imports.previous'),
          next: t('imports.next'),
        }}
        urlOf={(number) => path + runQuery({ ...filters, page: number })}
      />
    </section>
  )
}

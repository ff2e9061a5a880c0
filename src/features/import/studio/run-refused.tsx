import { Link } from '@payloadcms/ui'

import { labelColon } from '@/lib/i18n/label-colon'
import { studioTranslator } from '@/lib/i18n/studio-text'
import { groupBy } from '@/lib/values/lists'
import type { ImportRun, ImportSource } from '@/payload-types'

import type { RecordReason } from '../model/reasons'
import { reasonText } from '../model/run-columns'
import { rowsOfRun, type RunRow } from '../model/run-rows'
import { countsOf, readPropertyIds, type StudioReader } from '../server/read-runs'
import { RunButton } from './import-buttons'

/** Numbers that a line names. */
const shownNumbers = 3

/** Reasons that are put right in the source, or in the software beside it. */
const ofSource: readonly RecordReason[] = ['missingField', 'foreignLanguage', 'noRecord', 'duplicate']

interface RefusedProps {
  reader: StudioReader
  run: ImportRun
  source: ImportSource | null
}

function numbersText(rows: readonly RunRow[], language: string): string {
  const t = studioTranslator(language)
  const shown = rows
    .slice(0, shownNumbers)
    .map(({ number, line }) => `${number}${line ? ` (${t('imports.line', { line })})` : ''}`)
  return `${shown.join(', ')}${rows.length > shown.length ? ', …' : ''}`
}

interface StepProps extends Omit<RefusedProps, 'run'> {
  reason: RecordReason
  rows: readonly RunRow[]
  properties: ReadonlyMap<string, string>
}

/** The control by which the next step is done. */
function Control({ reader: { language }, source, reason, rows, properties }: StepProps) {
  const t = studioTranslator(language)
  if (reason === 'inTrash')
    return (
      <Link href="/admin/collections/properties/trash/" prefetch={false}>
        {t('imports.openTrash')}
      </Link>
    )
  if (source && ofSource.includes(reason))
    return (
      <Link href={`/admin/collections/importSources/${source.id}/`} prefetch={false}>
        {t('imports.openSource')}
      </Link>
    )
  if (source && source.active !== false && reason === 'failed')
    return <RunButton source={source.id} label={t('imports.run')} failed={t('imports.failed')} />
  if (reason !== 'invalid') return null
  return rows.slice(0, shownNumbers).map(({ record, number }) => {
    const id = properties.get(record)
    return id ? (
      <Link key={record} href={`/admin/collections/properties/${id}/`} prefetch={false}>
        {t('imports.openProperty')}
        {rows.length > 1 && ` ${number}`}
      </Link>
    ) : null
  })
}

/** The records that were not imported: those of one reason in one line, with what to do about it. */
export async function RunRefused({ reader, run, source }: RefusedProps) {
  const { language } = reader
  const t = studioTranslator(language)
  const rows = rowsOfRun(run).filter(({ reason }) => reason !== null)
  if (rows.length === 0) return null
  const invalid = rows.filter(({ reason }) => reason === 'invalid').slice(0, shownNumbers)
  const properties = await readPropertyIds(reader, run.source, invalid)
  const left = (countsOf(run)?.refused ?? rows.length) - rows.length
  return (
    <section aria-labelledby="studio-run-refused">
      <h2 id="studio-run-refused">{t('imports.refusedTitle')}</h2>
      <ul className="studio-list studio-rows">
        {[...groupBy(rows, (row) => reasonText(row, language))].map(([text, group]) => {
          const reason = group[0]?.reason
          if (!reason) return null
          return (
            <li key={text} className="studio-stack studio-stack--tight">
              <p>
                <strong>{text}</strong>
                {labelColon(language)}
                {t('imports.count', { count: group.length })}
                <span className="studio-small studio-breakable">{numbersText(group, language)}</span>
              </p>
              <p>{t(`imports.steps.${reason}`)}</p>
              <div className="studio-row">
                <Control
                  rows={group}
                  reader={reader}
                  source={source}
                  reason={reason}
                  properties={properties}
                />
              </div>
            </li>
          )
        })}
      </ul>
      {left > 0 && <p className="studio-muted">+ {left}</p>}
    </section>
  )
}

import { labelColon } from '@/lib/i18n/label-colon'
import { studioTranslator } from '@/lib/i18n/studio-text'
import type { ImportRun } from '@/payload-types'
import { Notice } from '@/studio/ui/parts'

import { fieldLabel } from '../model/describe-value'
import type { UnreadableRecord } from '../model/feed-reading'
import { countsOf } from '../server/read-runs'
import { reportFacts } from '../server/run-log'

const shownRecords = 50

interface RunProps {
  run: ImportRun
  language: string
}

/** What comes first: why nothing is withdrawn, the sum, and what its format cannot have. */
export function RunSum({ run, language }: RunProps) {
  const t = studioTranslator(language)
  const counts = countsOf(run)
  const { keepsMissing, byHand, listed } = reportFacts(run).reading
  const fields = byHand.map((field) => fieldLabel(field, language)).join(', ')
  return (
    <>
      {keepsMissing && <Notice tone="warn">{t('imports.keepsMissing')}</Notice>}
      {counts && <p>{t('imports.sum', { ...counts, made: counts.new })}</p>}
      {listed.places + listed.projects > 0 && <p>{t('imports.listed', { ...listed })}</p>}
      {fields && <p className="studio-muted">{t('imports.byHand', { fields })}</p>}
    </>
  )
}

function Unreadable({
  records,
  left,
  language,
}: {
  records: UnreadableRecord[]
  left: number
  language: string
}) {
  const t = studioTranslator(language)
  return (
    <details className="studio-panel" open>
      <summary>{t('imports.unreadableTitle')}</summary>
      <ul>
        {records.map(({ file, line, reason }) => (
          <li key={`${file} ${line} ${reason}`} className="studio-breakable">
            {file ? t('imports.lineOfFile', { file, line }) : t('imports.line', { line })}
            {labelColon(language)}
            {t(`imports.unreadable.${reason}`)}
          </li>
        ))}
        {left > 0 && <li>+ {left}</li>}
      </ul>
    </details>
  )
}

/** Records that could not be read, and what was put right in others. */
export function RunReading({ run, language }: RunProps) {
  const t = studioTranslator(language)
  const { unreadable, repairs } = reportFacts(run).reading
  const records = unreadable.slice(0, shownRecords)
  const all = countsOf(run)?.unreadable ?? records.length
  return (
    <>
      {records.length > 0 && <Unreadable records={records} left={all - records.length} language={language} />}
      {repairs.length > 0 && (
        <details className="studio-panel">
          <summary>{t('imports.repairsTitle')}</summary>
          <ul>
            {repairs.map((repair) => (
              <li key={repair}>{t(`imports.repairs.${repair}`)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
